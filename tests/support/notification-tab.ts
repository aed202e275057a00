import { notificationPaths } from "#app/features/messages/paths.ts";
import {
  type NewNotification,
  sendNotification,
} from "#app/features/messages/services/send-notification.server.ts";
import type { ChannelEvent, ChannelMessage } from "#app/platform/live/domain/channel-rules.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, ORIGIN } from "#tests/support/door.ts";
import { givenPerson, signedIn, visitorDeps } from "#tests/support/given.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

/** Longest wait for what is sent to arrive, on a busy machine: far less than the half hour until an object looks by itself. */
export const PATIENCE_MS = 30_000;

/** What a browser says when a page of ours opens a socket. */
export const handshake = { Upgrade: "websocket", Origin: ORIGIN };

/** Waits until something is so. Throws where it never is. */
export async function until(so: () => boolean | Promise<boolean>, what = "it"): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await so())) {
    if (Date.now() > deadline) throw new Error(`${what} did not happen`);
    await new Promise((wait) => setTimeout(wait, 5));
  }
}

/** A tab with its socket open. `last` is the last event it had. */
export async function openTab(cookie: string, last?: number) {
  const address =
    last === undefined ? notificationPaths.channel(0).replace(/\?.*/, "") : notificationPaths.channel(last);
  const response = await door.send(address, { cookie, headers: handshake });
  const socket = response.webSocket;
  if (!socket) throw new Error(`the handshake answered ${response.status}`);
  const messages: ChannelMessage[] = [];
  const tab = {
    socket,
    messages,
    closed: null as number | null,
    events: (): ChannelEvent[] => messages.flatMap(({ events }) => events),
    contents: () => tab.events().map(({ notification }) => notification.content),
    last: () => messages.at(-1)?.last ?? 0,
  };
  socket.addEventListener("message", ({ data }) => {
    messages.push(JSON.parse(String(data)) as ChannelMessage);
  });
  socket.addEventListener("close", ({ code }) => {
    tab.closed = code;
  });
  socket.accept();
  await until(() => messages.length > 0 || tab.closed !== null, "the first word of the channel");
  return tab;
}

/** The channel of a person. */
export function channelOf(userId: string) {
  return bindings.USER_CHANNEL.get(bindings.USER_CHANNEL.idFromName(userId));
}

/** A person with a browser, and what reaches them. */
export async function givenReader(fields: Parameters<typeof givenPerson>[0] = {}) {
  const person = await givenPerson(fields);
  const cookie = await signedIn(person);
  const viewer = await viewerOfCookie(cookie);
  async function send(content: string, more: Partial<NewNotification> = {}) {
    return sendNotification(visitorDeps(), null, {
      audience: { kind: "person", userId: viewer.id },
      type: "aviso",
      content,
      link: null,
      visibleFrom: null,
      expiresAt: null,
      ...more,
    });
  }
  return { person, cookie, viewer, send };
}
