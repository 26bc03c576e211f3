// What the page knows at the moment: the world, who looks at it, where, and which messages came. Draws nothing.

export const store = {
  world: { users: [], guilds: [], now: 0 },
  me: null,
  guild: null,
  channel: null,
  commands: [],
  messages: [],
  unread: new Map(), // channel id -> number of mentions
  bots: new Map(), // authors of messages who are not in the world
};

const THREADS = new Set([10, 11, 12]);

export const isThread = (channel) => THREADS.has(channel.type);

export function userById(id) {
  return store.world.users.find((user) => user.id === String(id)) ?? store.bots.get(String(id)) ?? null;
}

export function channelById(id) {
  for (const guild of store.world.guilds) {
    const channel = guild.channels.find((entry) => entry.id === String(id));
    if (channel) return channel;
  }
  return null;
}

export function guildOf(channelId) {
  return store.world.guilds.find((guild) => guild.channels.some((channel) => channel.id === String(channelId))) ?? null;
}

export function displayName(user) {
  return user?.global_name || user?.username || user?.name || "?";
}

/** Puts a message into the list of the open channel, in place of its older version if there is one. Says which happened. */
export function keepMessage(message) {
  if (message.author?.bot) store.bots.set(message.author.id, message.author);
  const index = store.messages.findIndex((entry) => entry.id === message.id);
  if (index < 0) {
    store.messages.push(message);
    return "new";
  }
  store.messages[index] = { ...store.messages[index], ...message };
  return "changed";
}

export function dropMessage(id) {
  store.messages = store.messages.filter((message) => message.id !== id);
}

export function mentionsMe(message) {
  if (message.mention_everyone) return true;
  return (message.mentions ?? []).some((user) => user.id === store.me?.id);
}

/** The page's own locale code, for Intl; Discord's `no` is bokmål. */
export function intlLocale(locale = store.me?.locale) {
  return locale === "no" ? "nb" : locale || "en-US";
}
