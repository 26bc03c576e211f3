// Speaks to the sandbox's /page routes and its websocket. Knows nothing of what is shown.

async function request(method, path, body) {
  const init = { method };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/page${path}`, init);
  if (!response.ok) throw new Error(await refusal(response));
  return response.status === 204 ? null : response.json();
}

async function refusal(response) {
  const text = await response.text();
  try {
    const body = JSON.parse(text);
    return body.message ?? body.error ?? text;
  } catch {
    return text || `${response.status} ${response.statusText}`;
  }
}

export const get = (path) => request("GET", path);
export const post = (path, body) => request("POST", path, body);
export const patch = (path, body) => request("PATCH", path, body);
export const remove = (path) => request("DELETE", path);

const RETRY_MS = [300, 1000, 2000, 5000];

/** Keeps a websocket for one user open until close() is called. `onState(open, again)` tells when it comes and goes;
 *  `again` is true for every connection after the first, when events may have been missed. */
export class Socket {
  constructor(userId, onEvent, onState) {
    this.userId = userId;
    this.onEvent = onEvent;
    this.onState = onState;
    this.failures = 0;
    this.opened = false;
    this.closed = false;
    /** Resolves at the first connection; what is read after that misses nothing. */
    this.ready = new Promise((resolve) => (this.markReady = resolve));
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/page/ws?user_id=${encodeURIComponent(this.userId)}`);
    this.socket.addEventListener("open", () => this.onOpen());
    this.socket.addEventListener("message", (event) => this.onMessage(event.data));
    this.socket.addEventListener("close", () => this.onClose());
  }

  onOpen() {
    if (this.closed) return;
    this.failures = 0;
    this.onState(true, this.opened);
    this.opened = true;
    this.markReady();
  }

  onMessage(data) {
    if (this.closed) return;
    const { t, d } = JSON.parse(data);
    this.onEvent(t, d);
  }

  onClose() {
    if (this.closed) return;
    this.onState(false, this.opened);
    const delay = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)];
    this.failures += 1;
    this.timer = setTimeout(() => this.connect(), delay);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}
