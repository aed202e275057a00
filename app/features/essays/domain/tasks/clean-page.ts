import type { Pixels } from "#app/platform/pictures/domain/pixels.ts";
import { numberAt } from "#app/platform/text/number-at.ts";

/** Pixels of a block in which paper is found: several lines of handwriting. */
const BLOCK = 48;
/** Of the blocks' shades, the share that is darker than their paper. */
const PAPER = 0.85;
/** Shade, of 255, below which nothing counts as paper: a photograph in the dark stays dark. */
const DARKEST_PAPER = 40;
/** Shades, as shares of the paper's, that become white and black. */
const WHITE = 0.88;
const BLACK = 0.35;

function paperOfBlock({ width, height, data }: Pixels, left: number, top: number): number {
  const shades: number[] = [];
  for (let row = top; row < Math.min(height, top + BLOCK); row += 3)
    for (let column = left; column < Math.min(width, left + BLOCK); column += 3)
      shades.push(numberAt(data, (row * width + column) * 4));
  shades.sort((one, other) => one - other);
  return Math.max(DARKEST_PAPER, numberAt(shades, Math.floor(shades.length * PAPER)));
}

/** The paper's shade at a place, mixed from the four blocks around it: no edges between blocks. */
function paperAt(papers: readonly number[], across: number, down: number, x: number, y: number): number {
  const column = Math.min(Math.max(x / BLOCK - 0.5, 0), across - 1);
  const row = Math.min(Math.max(y / BLOCK - 0.5, 0), down - 1);
  const left = Math.floor(column);
  const top = Math.floor(row);
  const right = Math.min(left + 1, across - 1);
  const bottom = Math.min(top + 1, down - 1);
  const at = (atRow: number, atColumn: number) => numberAt(papers, atRow * across + atColumn);
  const above = at(top, left) * (1 - (column - left)) + at(top, right) * (column - left);
  const below = at(bottom, left) * (1 - (column - left)) + at(bottom, right) * (column - left);
  return above * (1 - (row - top)) + below * (row - top);
}

/** A grey page without shadows: paper becomes white and ink dark, wherever light fell. */
export function cleanedPage(page: Pixels): Pixels {
  const { width, height, data } = page;
  const across = Math.ceil(width / BLOCK);
  const down = Math.ceil(height / BLOCK);
  const papers = Array.from({ length: across * down }, (_, index) =>
    paperOfBlock(page, (index % across) * BLOCK, Math.floor(index / across) * BLOCK),
  );
  const clean = new Uint8ClampedArray(data.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 4;
      const share = numberAt(data, at) / paperAt(papers, across, down, column, row);
      clean.fill(Math.round((255 * (share - BLACK)) / (WHITE - BLACK)), at, at + 3);
      clean[at + 3] = 255;
    }
  return { width, height, data: clean };
}
