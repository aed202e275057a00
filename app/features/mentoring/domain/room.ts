import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";

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

type Loose = Readonly<Record<string, unknown>>;

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length <= most;
const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null;

export function isPeer(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{32}$/.test(text);
}

/** Only its known parts go on to the other browser. */
function readCandidate(sent: unknown): Candidate | null {
  if (!isObject(sent) || !isText(sent.candidate, 1000)) return null;
  const { candidate, sdpMid: mid, sdpMLineIndex: line, usernameFragment: fragment } = sent;
  return {
    candidate,
    sdpMid: isText(mid, 40) ? mid : null,
    sdpMLineIndex: Number.isInteger(line) ? (line as number) : null,
    usernameFragment: isText(fragment, 300) ? fragment : null,
  };
}

function readSignal(sent: unknown): Signal | null {
  if (!isObject(sent)) return null;
  const { kind, sdp, round } = sent;
  if (kind === "restart") return { kind };
  if (kind === "candidate") {
    const candidate = readCandidate(sent.candidate);
    return candidate && { kind, candidate };
  }
  const isDescribed = (kind === "offer" || kind === "answer") && isText(sdp, ROOM.signal);
  return isDescribed && Number.isInteger(round) ? { kind, sdp, round: round as number } : null;
}

/** Parses a message; null: unknown to a room. */
export function readRoomRequest(text: string): RoomRequest | null {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(sent)) return null;
  if (isPeer(sent.to)) {
    const signal = readSignal(sent.signal);
    return signal && { to: sent.to, signal };
  }
  if (isText(sent.say, ROOM.say)) return sent.say.trim() === "" ? null : { say: sent.say.trim() };
  if (isPeer(sent.mute)) return { mute: sent.mute };
  if (isObject(sent.state)) {
    const { hand, mic, camera } = sent.state;
    return { state: { hand: hand === true, mic: mic === true, camera: camera === true } };
  }
  if (sent.question === null) return { question: null };
  const ord = isText(sent.question, 8) ? ordOfCode(sent.question) : null;
  return ord === null ? null : { question: questionCode(ord) };
}

/** Of two pages, the one that makes the offers. */
export function leads(own: string, other: string): boolean {
  return own > other;
}
