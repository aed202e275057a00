/** People in a room at once; characters of a chat message and of a signal between two browsers; messages of a minute. */
export const ROOM = { people: 8, say: 500, signal: 24_000, hits: 900 } as const;
/** Why a socket was closed for good: the room is full; the same person entered elsewhere. */
export const ROOM_FULL = 4010;
export const ROOM_ELSEWHERE = 4011;

/** `peer`: one open page, not a person; `question`: the code of one that this person shares. */
export type RoomPerson = {
  peer: string;
  name: string;
  isMentor: boolean;
  hand: boolean;
  mic: boolean;
  camera: boolean;
  question: string | null;
};

type Candidate = {
  candidate: string;
  sdpMid?: string | null;
  sdpMLineIndex?: number | null;
  usernameFragment?: string | null;
};

/** Between two browsers. `round`: of the offer, so that a late answer is no answer to the next one; `restart`: make a new offer. */
export type Signal =
  | { kind: "offer" | "answer"; sdp: string; round: number }
  | { kind: "candidate"; candidate: Candidate }
  | { kind: "restart" };

/** What a browser says to the room. */
export type RoomRequest =
  | { to: string; signal: Signal }
  | { say: string }
  | { state: Pick<RoomPerson, "hand" | "mic" | "camera"> }
  | { mute: string }
  | { question: string | null };

/** What the room says to a browser. */
export type RoomWord =
  | { people: RoomPerson[] }
  | { from: string; signal: Signal }
  | { said: { name: string; text: string; at: number } }
  | { mutedBy: string };

/** Of two pages, the one that makes the offers. */
export function leads(own: string, other: string): boolean {
  return own > other;
}
