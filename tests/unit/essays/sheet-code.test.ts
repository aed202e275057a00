import encodeQR from "qr";
import { describe, expect, it } from "vitest";
import { readQr } from "#app/features/bank/domain/paper/read-qr.ts";
import { readSheetAddress, typedSheetCode } from "#app/features/essays/domain/tasks/sheet-code.ts";
import type { Pixels } from "#app/platform/pictures/domain/pixels.ts";

const ADDRESS = "https://farol.test/escolas/horizonte/redacoes?tarefa=3f0c&folha=7K2M9XQ4";

/** A code on a grey page, turned clockwise by quarters. */
function pictureOf(text: string, quarters: number): Pixels {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const [side, scale] = [rows.length, 5];
  const isDark = (row: number, column: number): boolean => {
    const last = side - 1;
    const places = [
      [row, column],
      [last - column, row],
      [last - row, last - column],
      [column, last - row],
    ];
    const [y = 0, x = 0] = places[quarters] ?? [];
    return rows[y]?.[x] === true;
  };
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let at = 0; at < width * width; at++) {
    const shade = isDark(Math.floor(Math.floor(at / width) / scale), Math.floor((at % width) / scale))
      ? 40
      : 210;
    data.fill(shade, at * 4, at * 4 + 3);
  }
  return { width, height: width, data };
}

describe("the code of a sheet", () => {
  it.each([0, 1, 2, 3])(
    "is read from a picture turned by %i quarters, with how to turn it back",
    (quarters) => {
      expect(readQr(pictureOf(ADDRESS, quarters))).toEqual({ text: ADDRESS, quarters: (4 - quarters) % 4 });
    },
  );

  it("is none in a picture without one", () => {
    const data = new Uint8ClampedArray(200 * 200 * 4).fill(200);
    expect(readQr({ width: 200, height: 200, data })).toBeNull();
  });

  it("is in an address with its task", () => {
    expect(readSheetAddress(ADDRESS)).toEqual({ taskId: "3f0c", code: "7K2M9XQ4" });
    for (const other of [
      "https://farol.test/",
      `${ADDRESS}1`,
      ADDRESS.replace("tarefa=3f0c&", ""),
      "7K2M9XQ4",
    ])
      expect(readSheetAddress(other)).toBeNull();
  });

  it("is read as people type it", () => {
    expect(typedSheetCode("7k2m-9xq4")).toBe("7K2M9XQ4");
    expect(typedSheetCode(" 7k2m 9xqo ")).toBe("7K2M9XQ0");
    for (const wrong of ["", "7k2m", "7k2m-9xq4-1", "7u2m-9xq4"]) expect(typedSheetCode(wrong)).toBeNull();
  });
});
