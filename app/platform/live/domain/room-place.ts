import { HOUR } from "#app/platform/time/units.ts";

/** Rooms of `/canal/*`, by the first part of their address. */
const roomKinds = ["avisos", "caderno", "avaliacao", "duvida", "reuniao", "assistente"] as const;
export type RoomKind = (typeof roomKinds)[number];

/** `names`: what the address names, as in `/canal/caderno/<school>/<notebook>`; of `avisos` the person. */
export type RoomPlace = { kind: RoomKind; names: readonly string[] };

/** Seconds in which a room closes or checks every socket: a row that is older has none. */
export const OLDEST_SOCKET = HOUR;

/** A room's one key. */
export function roomKey({ kind, names }: RoomPlace): string {
  return [kind, ...names].join("/");
}

/** Null: of a kind that there is no more. */
export function readRoomKey(key: string): RoomPlace | null {
  const [first, ...names] = key.split("/");
  const kind = roomKinds.find((each) => each === first);
  return kind ? { kind, names } : null;
}
