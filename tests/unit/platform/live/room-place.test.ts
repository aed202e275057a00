import { expect, test } from "vitest";
import { readRoomKey, roomKey } from "#app/platform/live/domain/room-place.ts";

test.each([
  ["avisos/pessoa", { kind: "avisos", names: ["pessoa"] }],
  ["caderno/horizonte/c1", { kind: "caderno", names: ["horizonte", "c1"] }],
  ["reuniao/r1", { kind: "reuniao", names: ["r1"] }],
])("%s is a room's key, there and back", (key, place) => {
  const read = readRoomKey(key);
  expect(read).toEqual(place);
  expect(read && roomKey(read)).toBe(key);
});

test.each(["", "outra/x", "Avisos/x", "constructor/x"])("%j names no room", (key) => {
  expect(readRoomKey(key)).toBe(null);
});
