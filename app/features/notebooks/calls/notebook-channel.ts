import { RoomSocket } from "#app/platform/live/calls/room-socket.ts";

export type Present = { person: string; name: string; block: string };

type Listener = {
  address: string;
  /** Something changed, or may have while disconnected. */
  onWord: () => void;
  onPeople: (people: Present[]) => void;
};

/** A writer's ear in the notebook's room; while it is cut off, it says now and then that something may have changed. */
export class NotebookChannel {
  readonly #socket: RoomSocket<{ people?: Present[]; changed?: number }>;

  constructor({ address, onWord, onPeople }: Listener) {
    this.#socket = new RoomSocket({
      address,
      onOpen: onWord,
      onWord: ({ people, changed }) => {
        if (people) onPeople(people);
        if (changed) onWord();
      },
      onLost: () => {
        onPeople([]);
        onWord();
      },
    });
  }

  /** Sends the others the block being edited. */
  at(block: string): void {
    this.#socket.send(JSON.stringify({ block }));
  }

  retry(): void {
    this.#socket.retry();
  }

  leave(): void {
    this.#socket.leave();
  }
}
