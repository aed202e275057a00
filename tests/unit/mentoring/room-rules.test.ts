import { describe, expect, it } from "vitest";
import { badLooks, isWeak } from "#app/features/mentoring/domain/link-quality.ts";
import { leads, ROOM } from "#app/features/mentoring/domain/room.ts";
import { readRoomRequest } from "#app/features/mentoring/domain/room-request.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";

const peer = "a".repeat(32);
const read = (sent: unknown) => readRoomRequest(JSON.stringify(sent));

describe("what a browser says to a room", () => {
  it("is passed on with its known parts alone", () => {
    const offer = { kind: "offer", sdp: "v=0", round: 1 };
    expect(read({ to: peer, signal: { ...offer, more: "x" } })).toEqual({ to: peer, signal: offer });
    expect(read({ to: peer, signal: { kind: "restart", sdp: "x" } })).toEqual({
      to: peer,
      signal: { kind: "restart" },
    });
    const candidate = { candidate: "candidate:1", sdpMid: "0", sdpMLineIndex: 0, usernameFragment: "f" };
    expect(read({ to: peer, signal: { kind: "candidate", candidate: { ...candidate, x: 1 } } })).toEqual({
      to: peer,
      signal: { kind: "candidate", candidate },
    });
    expect(read({ to: peer, signal: { kind: "candidate", candidate: { candidate: "" } } })).toEqual({
      to: peer,
      signal: {
        kind: "candidate",
        candidate: { candidate: "", sdpMid: null, sdpMLineIndex: null, usernameFragment: null },
      },
    });
    expect(read({ say: " oi " })).toEqual({ say: "oi" });
    expect(read({ mute: peer })).toEqual({ mute: peer });
    expect(read({ state: { hand: true, mic: 1, camera: false, isMentor: true } })).toEqual({
      state: { hand: true, mic: false, camera: false },
    });
    const code = questionCode(20_220_000_001);
    expect(read({ question: code.toLowerCase() })).toEqual({ question: code });
    expect(read({ question: null })).toEqual({ question: null });
  });

  it.each([
    null,
    1,
    [],
    {},
    { say: "  " },
    { say: "a".repeat(ROOM.say + 1) },
    { mute: "x" },
    { question: "não é um código" },
    { question: "!!!!!!!!" },
    { to: peer },
    { to: peer, signal: { kind: "outro" } },
    { to: peer, signal: { kind: "offer", sdp: 1, round: 1 } },
    { to: peer, signal: { kind: "answer", sdp: "v=0", round: 1.5 } },
    { to: peer, signal: { kind: "offer", sdp: "v".repeat(ROOM.signal + 1), round: 1 } },
    { to: peer, signal: { kind: "candidate", candidate: null } },
    { to: peer, signal: { kind: "candidate", candidate: { candidate: 1 } } },
  ])("is nothing where no room knows it: %j", (sent) => {
    expect(read(sent)).toBeNull();
  });

  it("is nothing where it is no JSON", () => {
    expect(readRoomRequest("{")).toBeNull();
  });
});

it("has one of two pages make the offers", () => {
  expect(leads("b", "a")).toBe(true);
  expect(leads("a", "b")).toBe(false);
});

describe("a weak network", () => {
  const good = { lost: 0.01, roundTrip: 0.1, bitrate: 900_000 };
  const weakAfter = (looks: { lost: number | null; roundTrip: number | null; bitrate: number | null }[]) =>
    isWeak(looks.reduce(badLooks, 0));

  it.each([{ lost: 0.3 }, { roundTrip: 2 }, { bitrate: 40_000 }])(
    "is one of three bad looks in a row: %j",
    (bad) => {
      const look = { ...good, ...bad };
      expect(weakAfter([look, look])).toBe(false);
      expect(weakAfter([look, look, look])).toBe(true);
      expect(weakAfter([look, look, good, look])).toBe(false);
    },
  );

  it("is not one of which the browser says nothing", () => {
    const nothing = { lost: null, roundTrip: null, bitrate: null };
    expect(weakAfter([nothing, nothing, nothing])).toBe(false);
  });
});
