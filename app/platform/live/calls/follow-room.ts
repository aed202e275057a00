import type { LiveListener, LiveRoom } from "./live-room.ts";

/** Follows a room until `leave`; the client's code loads after the page. */
export function followRoom<Word>(listener: () => LiveListener<Word>) {
  let room: LiveRoom<Word> | null = null;
  let isOver = false;
  import("./live-room.ts")
    .then(({ LiveRoom }) => {
      if (!isOver) room = new LiveRoom(listener);
    })
    .catch(() => listener().onEnd?.(0));
  return {
    send: (message: object) => room?.send(message),
    leave() {
      isOver = true;
      room?.leave();
    },
  };
}
