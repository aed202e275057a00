import * as v from "valibot";
import {
  flag,
  jsonIn,
  question,
  sentOrNull,
  textLike,
} from "#app/platform/requests/domain/sent-json.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { ROOM, type RoomRequest } from "./room.ts";

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** One open page. */
export const peer = textLike(/^[0-9a-f]{32}$/, "meeting-not-found");

/** Only its known parts go on to the other browser. */
const candidate = v.object({
  candidate: text(1000),
  sdpMid: v.fallback(v.nullable(text(40)), null),
  sdpMLineIndex: v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null),
  usernameFragment: v.fallback(v.nullable(text(300)), null),
});

const signal = v.variant("kind", [
  v.object({ kind: v.literal("restart") }),
  v.object({ kind: v.literal("candidate"), candidate }),
  v.object({
    kind: v.picklist(["offer", "answer"]),
    sdp: text(ROOM.signal),
    round: v.pipe(v.number(), v.integer()),
  }),
]);

const state = v.object({ hand: flag, mic: flag, camera: flag });

/** The first that a message is. */
const request = v.union([
  v.object({ to: peer, signal }),
  v.object({ say: v.pipe(text(ROOM.say), v.trim(), v.nonEmpty()) }),
  v.object({ mute: peer }),
  v.object({ state }),
  v.object({ question: v.nullable(v.pipe(text(8), question, v.transform(questionCode))) }),
]);

/** Parses a message; null: unknown to a room. */
export function readRoomRequest(message: string): RoomRequest | null {
  return sentOrNull(request, jsonIn(message));
}
