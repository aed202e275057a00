import { describe, expect, it } from "vitest";
import { decodeBitmap } from "#app/platform/pictures/domain/bitmap.ts";
import { acceptedPicture, isAccepted } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { bitmap } from "#tests/support/bitmaps.ts";

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];
const green = [0, 255, 0, 255];
const black = [0, 0, 0, 255];

function pixelsOf(bytes: Uint8Array) {
  const decoded = decodeBitmap(bytes);
  const { pixels = new Uint8Array() } = decoded ?? {};
  return Array.from({ length: pixels.length / 4 }, (_, at) => [...pixels.subarray(at * 4, at * 4 + 4)]);
}

describe("a bitmap", () => {
  it("of 24 bits is read from its last row up, with the ends of rows filled to four bytes", () => {
    const rows = [
      [0, 0, 255, 255, 0, 0, 0, 0],
      [0, 255, 0, 0, 0, 255, 0, 0],
    ];
    expect(pixelsOf(bitmap({ width: 2, height: 2, bits: 24 }, rows))).toEqual([green, red, red, blue]);
    expect(pixelsOf(bitmap({ width: 2, height: -2, bits: 24 }, rows))).toEqual([red, blue, green, red]);
  });

  it("of 1, 4 and 8 bits reads its colours from its table", () => {
    const palette = [
      [0, 0, 255, 0],
      [255, 0, 0, 0],
    ];
    expect(pixelsOf(bitmap({ width: 3, height: 1, bits: 1, palette }, [[0b01000000, 0, 0, 0]]))).toEqual([
      red,
      blue,
      red,
    ]);
    expect(pixelsOf(bitmap({ width: 3, height: 1, bits: 4, palette }, [[0x01, 0x00, 0, 0]]))).toEqual([
      red,
      blue,
      red,
    ]);
    expect(pixelsOf(bitmap({ width: 3, height: 1, bits: 8, palette }, [[0, 1, 7, 0]]))).toEqual([
      red,
      blue,
      black,
    ]);
  });

  it("of 16 and 32 bits reads the usual masks, its own, and its transparency", () => {
    expect(pixelsOf(bitmap({ width: 2, height: 1, bits: 16 }, [[0x00, 0x7c, 0x1f, 0x00]]))).toEqual([
      red,
      blue,
    ]);
    const masks = [0xf800, 0x07e0, 0x001f];
    expect(pixelsOf(bitmap({ width: 2, height: 1, bits: 16, masks }, [[0x00, 0xf8, 0xe0, 0x07]]))).toEqual([
      red,
      green,
    ]);
    expect(pixelsOf(bitmap({ width: 1, height: 1, bits: 32 }, [[0, 0, 255, 0]]))).toEqual([red]);
    expect(pixelsOf(bitmap({ width: 1, height: 1, bits: 32 }, [[0, 0, 255, 128]]))).toEqual([
      [255, 0, 0, 128],
    ]);
  });

  it("that does not count the colours of its table has all that its bits allow", () => {
    const palette = [
      [0, 0, 255, 0],
      [255, 0, 0, 0],
    ];
    const bytes = bitmap({ width: 3, height: 1, bits: 1, palette }, [[0b01000000, 0, 0, 0]]);
    new DataView(bytes.buffer).setUint32(46, 0, true);
    expect(pixelsOf(bytes)).toEqual([red, blue, red]);
  });

  it("with a table of colours that ends too soon is black where its colour is missing", () => {
    const [, second] = pixelsOf(bitmap({ width: 2, height: 1, bits: 8 }, [[0, 200, 0, 0]]));
    expect(second).toEqual(black);
  });

  it("with a mask without bits has none of that colour", () => {
    const masks = [0xf800, 0, 0x001f];
    expect(pixelsOf(bitmap({ width: 2, height: 1, bits: 16, masks }, [[0x00, 0xf8, 0xe0, 0x07]]))).toEqual([
      red,
      black,
    ]);
  });

  it("that is compressed, cut or not one at all is refused", () => {
    const sound = bitmap({ width: 2, height: 2, bits: 24 }, [Array(8).fill(0), Array(8).fill(0)]);
    expect(decodeBitmap(sound)).not.toBeNull();
    expect(decodeBitmap(sound.subarray(0, sound.length - 1))).toBeNull();
    expect(decodeBitmap(sound.subarray(0, 20))).toBeNull();
    expect(decodeBitmap(bitmap({ width: 2, height: 1, bits: 8, compression: 1 }, [[2, 0, 0, 1]]))).toBeNull();
    expect(decodeBitmap(bitmap({ width: 9_000_000, height: 9, bits: 24 }, []))).toBeNull();
    expect(decodeBitmap(bitmap({ width: 0, height: 1, bits: 24 }, []))).toBeNull();
    expect(decodeBitmap(bitmap({ width: 1, height: 1, bits: 7 }, [[0, 0, 0, 0]]))).toBeNull();
    expect(
      decodeBitmap(new TextEncoder().encode("BM but only a text, and long enough to have a head")),
    ).toBeNull();
  });

  it("is stored as a PNG of its size", async () => {
    const bytes = bitmap({ width: 2, height: 1, bits: 24 }, [[0, 0, 255, 255, 0, 0, 0, 0]]);
    const picture = await acceptedPicture(bytes);
    expect(picture).toMatchObject({ type: "image/png", width: 2, height: 1 });
    expect([isAccepted(bytes), isAccepted(new Uint8Array(80))]).toEqual([true, false]);
    expect(await acceptedPicture(new Uint8Array(80))).toBeNull();
  });
});
