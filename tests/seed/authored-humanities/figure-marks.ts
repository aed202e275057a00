import { readFileSync } from "node:fs";

type Point = { x: number; y: number };

/** The source of a figure of the embedded bank ("bio-008"). */
export function figureSource(id: string): string {
  return readFileSync(new URL(`../../../content/figures/${id}.svg`, import.meta.url), "utf8");
}

/** The points of the polygonal curves of a stroke colour, one list a curve, in pixels (y grows downwards). */
export function curvesOf(id: string, stroke: string): Point[][] {
  const paths = figureSource(id).matchAll(new RegExp(`<path d="(M[^"CZ]*)"[^>]*stroke="${stroke}"`, "g"));
  return [...paths].map(([, d = ""]) =>
    d
      .slice(1)
      .split(" L")
      .map((pair) => pair.split(" ").map(Number))
      .map(([x = Number.NaN, y = Number.NaN]) => ({ x, y })),
  );
}

/** Width and height of the bars of a fill colour, in pixels, in drawing order. */
export function barsOf(id: string, fill: string): { width: number; height: number }[] {
  const bars = figureSource(id).matchAll(
    new RegExp(`<rect x="[^"]*" y="[^"]*" width="([^"]*)" height="([^"]*)" fill="${fill}"`, "g"),
  );
  return [...bars].map(([, width, height]) => ({ width: Number(width), height: Number(height) }));
}

/** Centres of the discs of a fill and a radius, in pixels. */
export function discsOf(id: string, fill: string, radius: number): Point[] {
  const discs = figureSource(id).matchAll(
    new RegExp(`<circle cx="([^"]*)" cy="([^"]*)" r="${radius}" fill="${fill}"`, "g"),
  );
  return [...discs].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

/** The height of a curve at an x, by linear interpolation. Throws outside the curve. */
export function heightAt(curve: Point[], x: number): number {
  const index = curve.findIndex((point) => point.x >= x);
  const [before, after] = [curve[index - 1], curve[index]];
  if (!before || !after) throw new Error(`no curve at ${x}`);
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
}
