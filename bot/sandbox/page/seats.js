// Two to four players' pages side by side, each its own frame. Knows nothing of what is in them.

import { h } from "./dom.js";

export function showSeats(root, userIds, channelId) {
  const frames = userIds.slice(0, 4).map((id) => {
    const src = `/?user=${encodeURIComponent(id)}&channel=${encodeURIComponent(channelId)}`;
    return h("iframe", { src, title: id, data: { testid: "seat", userId: id } });
  });
  root.replaceChildren(h("div", { class: `seats seats-${frames.length}` }, frames));
}
