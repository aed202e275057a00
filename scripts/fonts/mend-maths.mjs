// The MATH table of STIX Two Math, and its radicals, as browsers need them (decision 002).

/** Table offsets of an sfnt file by tag. */
function tables(font) {
  const found = {};
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + 16 * index;
    found[font.toString("latin1", record, record + 4)] = font.readUInt32BE(record + 8);
  }
  return found;
}

/** Swaps connector lengths of long arrow heads, which are on the wrong side in the font; drops MathKernInfo, unused by browsers. */
function mendArrows(font) {
  const math = tables(font).MATH;
  font.writeUInt16BE(0, math + font.readUInt16BE(math + 6) + 6);
  const variants = math + font.readUInt16BE(math + 8);
  const [vertical, horizontal] = [font.readUInt16BE(variants + 6), font.readUInt16BE(variants + 8)];
  for (let index = 0; index < horizontal; index += 1) {
    const construction = variants + font.readUInt16BE(variants + 10 + 2 * (vertical + index));
    const assembly = font.readUInt16BE(construction);
    if (assembly === 0) continue;
    const count = font.readUInt16BE(construction + assembly + 4);
    const last = construction + assembly + 6 + 10 * (count - 1);
    const [start, end] = [font.readUInt16BE(last + 2), font.readUInt16BE(last + 4)];
    const isExtender = font.readUInt16BE(last + 8) & 1;
    if (isExtender || start !== 0 || end === 0) continue;
    font.writeUInt16BE(end, last + 2);
    font.writeUInt16BE(0, last + 4);
  }
  return font;
}

/** The glyph of a character of the basic plane: cmap format 4. */
function glyphOf(font, code) {
  const { cmap } = tables(font);
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const table = cmap + (subtables.find((offset) => font.readUInt16BE(cmap + offset) === 4) ?? 0);
  const size = font.readUInt16BE(table + 6);
  for (let segment = 0; segment < size; segment += 2) {
    if (font.readUInt16BE(table + 14 + segment) < code) continue;
    const first = font.readUInt16BE(table + 16 + size + segment);
    const delta = font.readUInt16BE(table + 16 + 2 * size + segment);
    const at = table + 16 + 3 * size + segment;
    const offset = font.readUInt16BE(at);
    const glyph = offset === 0 ? code : font.readUInt16BE(at + offset + 2 * (code - first));
    return (glyph + delta) & 0xffff;
  }
  throw new Error(`no glyph of ${code}`);
}

/** Scales the coordinates of one axis in place: smaller ones fit where the larger ones stood. */
function scaleAxis(font, start, flags, [short, same], factor) {
  let [at, before, scaled] = [start, 0, 0];
  for (const flag of flags) {
    const isShort = (flag & short) !== 0;
    if (!isShort && flag & same) continue;
    const sign = flag & same ? 1 : -1;
    before += isShort ? sign * font.readUInt8(at) : font.readInt16BE(at);
    const delta = Math.round(before * factor) - scaled;
    scaled += delta;
    if (isShort) font.writeUInt8(Math.abs(delta), at);
    else font.writeInt16BE(delta, at);
    at += isShort ? 1 : 2;
  }
  return at;
}

function scaleGlyph(font, glyph, [wide, high]) {
  const { glyf, head, hhea, hmtx, loca } = tables(font);
  const isLong = font.readInt16BE(head + 50) === 1;
  const start =
    glyf + (isLong ? font.readUInt32BE(loca + 4 * glyph) : 2 * font.readUInt16BE(loca + 2 * glyph));
  const contours = font.readInt16BE(start);
  if (contours < 0) throw new Error(`glyph ${glyph} is made of others`);
  for (const [index, factor] of [wide, high, wide, high].entries())
    font.writeInt16BE(Math.round(font.readInt16BE(start + 2 + 2 * index) * factor), start + 2 + 2 * index);
  const ends = start + 10 + 2 * contours;
  const points = font.readUInt16BE(ends - 2) + 1;
  const flags = [];
  let at = ends + 2 + font.readUInt16BE(ends);
  while (flags.length < points) {
    const flag = font.readUInt8(at);
    const times = flag & 8 ? font.readUInt8(at + 1) : 0;
    for (let time = 0; time <= times; time += 1) flags.push(flag);
    at += flag & 8 ? 2 : 1;
  }
  scaleAxis(font, scaleAxis(font, at, flags, [2, 16], wide), flags, [4, 32], high);
  const metrics = hmtx + 4 * Math.min(glyph, font.readUInt16BE(hhea + 34) - 1);
  font.writeUInt16BE(Math.round(font.readUInt16BE(metrics) * wide), metrics);
  font.writeInt16BE(Math.round(font.readInt16BE(metrics + 2) * wide), metrics + 2);
}

/** Heights of the radicals, in thousandths: the first fits a digit or letter, the second a fraction in a line. */
const RADICALS = [1080, 1500, 1900, 2350];
/** Browsers reserve the room of the widest one for each. */
const RADICAL_WIDTH = 830;

/** Radicals as small as their content: browsers let too large ones hang below the line. */
function lowerRadicals(font) {
  const math = tables(font).MATH;
  const variants = math + font.readUInt16BE(math + 8);
  const coverage = coveredGlyphs(font, variants + font.readUInt16BE(variants + 2));
  const index = coverage.indexOf(glyphOf(font, 0x221a));
  const construction = variants + font.readUInt16BE(variants + 10 + 2 * index);
  const { hhea, hmtx } = tables(font);
  const widthOf = (glyph) => font.readUInt16BE(hmtx + 4 * Math.min(glyph, font.readUInt16BE(hhea + 34) - 1));
  for (const [place, height] of RADICALS.entries()) {
    const at = construction + 4 + 4 * place;
    const [glyph, former] = [font.readUInt16BE(at), font.readUInt16BE(at + 2)];
    scaleGlyph(font, glyph, [Math.min(1, RADICAL_WIDTH / widthOf(glyph)), height / former]);
    font.writeUInt16BE(height, at + 2);
  }
  const assembly = construction + font.readUInt16BE(construction);
  const parts = Array.from({ length: font.readUInt16BE(assembly + 4) }, (_, part) =>
    font.readUInt16BE(assembly + 6 + 10 * part),
  );
  const widest = Math.max(...parts.map(widthOf));
  for (const glyph of parts) scaleGlyph(font, glyph, [Math.min(1, RADICAL_WIDTH / widest), 1]);
  return font;
}

function coveredGlyphs(font, table) {
  const count = font.readUInt16BE(table + 2);
  if (font.readUInt16BE(table) === 1)
    return Array.from({ length: count }, (_, index) => font.readUInt16BE(table + 4 + 2 * index));
  return Array.from({ length: count }, (_, index) => table + 4 + 6 * index).flatMap((at) => {
    const first = font.readUInt16BE(at);
    return Array.from({ length: font.readUInt16BE(at + 2) - first + 1 }, (_, next) => first + next);
  });
}

/** By their place in MathConstants: fractions and radicals of a line as TeX sets them, thin lines. */
const CONSTANTS = new Map([
  [28, 420], // fractionNumeratorShiftUp
  [30, 370], // fractionDenominatorShiftDown
  [32, 60], // fractionNumeratorGapMin
  [34, 50], // fractionRuleThickness
  [35, 60], // fractionDenominatorGapMin
  [45, 95], // radicalVerticalGap
  [46, 120], // radicalDisplayStyleVerticalGap
  [47, 50], // radicalRuleThickness
  [48, 40], // radicalExtraAscender
]);

function setConstants(font) {
  const math = tables(font).MATH;
  const values = math + font.readUInt16BE(math + 4) + 8;
  for (const [place, value] of CONSTANTS) font.writeInt16BE(value, values + 4 * place);
  return font;
}

/** Mends a font in place. */
export function mendMaths(font) {
  return setConstants(lowerRadicals(mendArrows(font)));
}
