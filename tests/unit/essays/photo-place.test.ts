import { describe, expect, it } from "vitest";
import {
  centredPlace,
  marksOfPhoto,
  movedPlace,
  placeAbout,
  placeInWords,
  sizedPlace,
} from "#app/features/essays/domain/tasks/photo-place.ts";

const place = { photo: 0, x: 0.1, y: 0.2, width: 0.4, height: 0.1 };

describe("a rectangle on a photographed sheet", () => {
  it("begins as a line about the requested point", () => {
    expect(placeAbout(1, { x: 0.5, y: 0.5 })).toEqual({
      photo: 1,
      x: 0.3,
      y: 0.48,
      width: 0.4,
      height: 0.04,
    });
    expect(placeAbout(0, { x: 0, y: 1 })).toEqual({ photo: 0, x: 0, y: 0.96, width: 0.4, height: 0.04 });
  });

  it("moves and stays on the sheet", () => {
    expect(movedPlace(place, { x: 0.1, y: -0.1 })).toEqual({ ...place, x: 0.2, y: 0.1 });
    expect(movedPlace(place, { x: -9, y: 9 })).toEqual({ ...place, x: 0, y: 0.9 });
    expect(centredPlace(place, { x: 0.9, y: 0.5 })).toEqual({ ...place, x: 0.6, y: 0.45 });
  });

  it("grows to the edge, and shrinks to what can still be touched", () => {
    expect(sizedPlace(place, { x: 0.1, y: 0.1 })).toEqual({ ...place, width: 0.5, height: 0.2 });
    expect(sizedPlace(place, { x: 9, y: 9 })).toEqual({ ...place, width: 0.9, height: 0.8 });
    expect(sizedPlace(place, { x: -9, y: -9 })).toEqual({ ...place, width: 0.03, height: 0.03 });
  });

  it("is described in words, and belongs to one sheet", () => {
    expect(placeInWords(place)).toBe("folha 1, a 20 % do alto e 10 % da esquerda");
    const mark = (id: string, at: typeof place | { from: number; to: number }) => ({
      id,
      part: 0,
      note: "",
      place: at,
    });
    const marks = [mark("a", place), mark("b", { ...place, photo: 1 }), mark("c", { from: 0, to: 1 })];
    expect(marksOfPhoto(marks, 1).map(({ id }) => id)).toEqual(["b"]);
  });
});
