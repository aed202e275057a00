import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptPicture, LONGEST_SIDE } from "#app/platform/pictures/domain/accept-picture.ts";
import { cleanJpeg } from "#app/platform/pictures/domain/clean-jpeg.ts";
import { cleanPng } from "#app/platform/pictures/domain/clean-png.ts";
import { cleanWebp } from "#app/platform/pictures/domain/clean-webp.ts";
import {
  jpeg,
  jpegSegment,
  jpegWithMetadata,
  latin,
  png,
  pngChunk,
  pngWithMetadata,
  SECRET,
  webp,
  webpChunk,
  webpData,
  webpHead,
  webpWithMetadata,
} from "#tests/support/pictures.ts";

const kinds = [
  { kind: "a JPEG", clean: cleanJpeg, bare: jpeg(), full: jpegWithMetadata() },
  { kind: "a PNG", clean: cleanPng, bare: png(), full: pngWithMetadata() },
  { kind: "a WebP", clean: cleanWebp, bare: webp([webpHead(), webpData]), full: webpWithMetadata() },
];

describe.each(kinds)("$kind", ({ clean, bare, full }) => {
  it("loses whatever was written into it besides the picture", () => {
    expect(latin(full).split(SECRET).length).toBeGreaterThan(3);
    const cleaned = latin(clean(full) ?? new Uint8Array());
    expect(cleaned.length).toBeGreaterThan(20);
    expect(cleaned).not.toContain(SECRET);
    expect(cleaned).not.toMatch(/Exif|xap|Photoshop|MPF/);
  });

  it("that is clean stays as it is, also when cleaned twice", () => {
    const once = clean(bare) ?? new Uint8Array();
    expect(clean(once)).toEqual(once);
    expect(clean(clean(full) ?? new Uint8Array())).toEqual(clean(full));
  });

  it("that breaks off anywhere is none, or whole without its tail", () => {
    for (let length = 0; length < bare.length; length++) {
      const cut = clean(bare.slice(0, length));
      expect(cut === null || cut.length <= length).toBe(true);
    }
  });

  it("made of anything at all never throws and never grows", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat({ max: 40 }), (noise, kept) => {
        const bytes = Uint8Array.from([...bare.slice(0, kept), ...noise]);
        const cleaned = clean(bytes);
        return cleaned === null || cleaned.length <= bytes.length;
      }),
      { numRuns: 500 },
    );
  });
});

describe("cleaning", () => {
  it("preserves a JPEG's colour profile and its compressed data to the byte", () => {
    const cleaned = latin(cleanJpeg(jpegWithMetadata()) ?? new Uint8Array());
    expect(cleaned).toContain("ICC_PROFILE\0kept");
    expect(cleaned).toContain("\x01\x02\xff\x00\x03\xff\xd0\x04\xff\xd9");
    expect(cleanJpeg(jpeg())).toEqual(jpeg());
  });

  it("reads a JPEG of several scans and with bytes that fill", () => {
    const scan = jpegSegment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0));
    const fill = Uint8Array.of(0xff);
    const several = Uint8Array.from([...jpeg().slice(0, -2), ...fill, ...scan, 7, 8, 0xff, 0xd9]);
    expect(latin(cleanJpeg(several) ?? new Uint8Array())).toContain("\x07\x08\xff\xd9");
  });

  it("preserves Adobe's colours, accepts fill bytes between segments, and no JPEG without a scan", () => {
    const adobe = jpegSegment(0xee, Uint8Array.from([..."Adobe"].map((each) => each.charCodeAt(0))));
    const other = jpegSegment(0xee, new Uint8Array(8));
    expect(cleanJpeg(jpeg({}, [adobe, other, Uint8Array.of(0xff)]))).toEqual(jpeg({}, [adobe]));
    expect(cleanJpeg(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))).toBeNull();
  });

  it("accepts no PNG without data, and a WebP whose head says nothing", () => {
    const [start, end] = [png().slice(0, 33), pngChunk("IEND", new Uint8Array())];
    expect(cleanPng(Uint8Array.from([...start, ...end]))).toBeNull();
    const mute = webp([webpChunk("VP8X", new Uint8Array()), webpData]);
    expect(cleanWebp(mute)).toEqual(mute);
  });

  it("preserves a PNG's colours and its transparency", () => {
    const kept = ["gAMA", "tRNS", "iCCP"].map((name) => pngChunk(name, Uint8Array.of(1, 2)));
    expect(cleanPng(png({}, kept))).toEqual(png({}, kept));
  });

  it("lets a WebP announce no more than it has, and counts its size again", () => {
    const cleaned = cleanWebp(webpWithMetadata());
    expect((cleaned?.[20] ?? 0) & 0x0c).toBe(0);
    expect((cleaned?.[20] ?? 0) & 0x10).toBe(0x10);
    expect(new DataView(cleaned?.buffer ?? new ArrayBuffer(8)).getUint32(4, true)).toBe(
      (cleaned?.length ?? 0) - 8,
    );
  });

  it("accepts no animated WebP", () => {
    expect(
      cleanWebp(webp([webpHead(), webpChunk("ANIM", new Uint8Array(6)), webpChunk("ANMF", webpData)])),
    ).toBeNull();
  });
});

describe("a picture is accepted", () => {
  const size = { width: 8, height: 8 };

  it("in the three kinds, with the type of its bytes", () => {
    for (const [type, bytes] of [
      ["image/png", png()],
      ["image/jpeg", jpeg()],
      ["image/webp", webp([webpHead(), webpData])],
    ] as const)
      expect(acceptPicture(bytes, { type, ...size })?.type).toBe(type);
  });

  it("up to 4096 pixels a side, and no further", () => {
    expect(acceptPicture(png(), { type: "image/png", width: LONGEST_SIDE, height: 1 })).not.toBeNull();
    expect(acceptPicture(png(), { type: "image/png", width: LONGEST_SIDE + 1, height: 1 })).toBeNull();
    expect(acceptPicture(png(), { type: "image/png", width: 1, height: LONGEST_SIDE + 1 })).toBeNull();
  });

  it("never as SVG or GIF, nor where its bytes say nothing, nor where they say something else", () => {
    for (const type of ["image/svg+xml", "image/gif", "text/html", "constructor"])
      expect(acceptPicture(png(), { type, ...size })).toBeNull();
    expect(acceptPicture(png(), null)).toBeNull();
    expect(acceptPicture(jpeg(), { type: "image/png", ...size })).toBeNull();
  });
});
