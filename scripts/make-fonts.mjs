// Builds app/styles/fonts: subsets of STIX Two Math (decision 002), Inter, Source Serif, Atkinson. Run by hand.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { mendMaths } from "./fonts/mend-maths.mjs";

const require = createRequire(import.meta.url);
const folder = new URL("../app/styles/fonts/", import.meta.url);

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

/** What Portuguese pages and questions are made of: the rest is fetched where a page has it. */
const portuguese = `${range(0x20, 0x7e)}\u00a0ÁÂÃÀÇÉÊÍÓÔÕÚáâãàçéêíóôõúüñªº°²³·×−–—‘’“”…•`;

/** With Spanish, foreign accents, and signs. */
const latin = `${range(0x20, 0x7e)}\u00a0ÁÂÃÀÄÅÇÉÊÈËÍÎÏÑÓÔÕÒÖØÚÛÜÙáâãàäåçéêèëíîïìñóôõòöøúûüùß¿¡ªº°±²³·×÷§«»–—‘’“”…•′″€−≠≤≥←↑→↓‹›™©®½¼¾µ¹`;

/** Common formula glyphs: 18 KB. Upright capitals use the text's serif. */
const core = [
  range(0x20, 0x40) + range(0x5b, 0x7e),
  "·×÷±°′√∑∫∞≤≥≠≈→⇒∈∘⋅−∣∥‖⋯‾\u0302\u2061\u2062\u2063",
  `${range(0x1d434, 0x1d467)}ℎℝ`,
  "𝛼𝛽𝛾𝛿𝜀𝜂𝜃𝜆𝜇𝜋𝜌𝜎𝜏𝜑𝜔ΔΣΩ𝛥𝛺",
].join("");

const everyday = [
  "±·×÷²³¹¬µ¯¨´",
  range(0x391, 0x3a9) + range(0x3b1, 0x3c9),
  "ϑϕϖϱϵ",
  range(0x1d434, 0x1d467),
  range(0x1d6e2, 0x1d71b),
  "ℎıȷℓℏℂℍℕℙℚℝℤ",
  range(0x1d538, 0x1d551),
  "≡≺≻∼⊥⪯⪰≃∣≪≫≍∥⋈⌣⊑⊒≐⌢∋∝⊢⊣⋅ℵ∀∃∇℘ℜℑ†‡⎱⎰⟮⟯∓⊖⊎⊓∗⊔◯∙≀⟵⟶⟷⟸⟹⟺⟼←→↔↑↓↕⇐⇒⇔⇑⇓⇕↦↗↘↙↖↩↪⇌△▵▽∠∞′″‴∅+−∘÷∩∪∖∧∨√",
  "⟨⟩≈≅≥≤≠≢∈∉∌⊂⊃⊄⊅⊆⊇⊨⊕⊗⊙⊘∂⋄⋆◃▹⌊⌋⌈⌉∐⋁⋀⋂⋃∫∬∭∮∯∰∏∑⨀⨁⨂⨄⨆…⋯⋱⋮ˊˋ˜ˉ˘ˇˆ˙˚‖‾△",
  "⏟⏞⎵⎴⏠⏡↼⇀↽⇁⇋↞↠⇄⏜⏝\u0302\u0303\u0305\u0308\u030c\u0338\u20d7\u2061\u2062\u2063\u2032",
].join("");

const rare = [
  range(0x1d400, 0x1d433) + range(0x1d6a8, 0x1d6e1) + range(0x1d7ce, 0x1d7d7),
  `${range(0x1d468, 0x1d49b)}${range(0x1d71c, 0x1d755)}`,
  `${range(0x1d49c, 0x1d4cf)}ℬℰℱℋℐℒℳℛℯℊℴ${range(0x1d504, 0x1d537)}ℭℌℑℜℨ`,
  "≮⪇≨⋦⪉⊀⋠⋨⪹≁∤⊬⊭⋪⋬⊊⫋≯⪈≩⋧⪊⊁⋡⋩⪺≆∦⊯⋫⋭⊋⫌⊮⊴⊵↚↛⇍⇏↮⇎◊®∡∄℧⅁‵▲▼■⧫★∢∁□✓ℶℸℷϝϰ┌┐└┘≦⩽⪕≲⪅≊⋖⋘≶⋚⪋≑≓≒∽⋍⫅⋐⊏≼⋞≾⪷",
  "⊲⊪≏≎≧⩾⪖≳⪆⋗⋙≷⋛⪌≖≗≜⫆⋑⊐≽⋟≿⪸⊳⊩≬⋔◀∴▶∵≂∔⋒⋓⩞⊟⊞⋇⋉⋊⋋⋌⋏⋎⊝⊛⋅⊺⊠⇢⇠⇇⇆⇚↢↫↶↺↰⇈↿⇃⊸↭⇉↣↬↷↻↱⇊↾⇂⇝⇛⊈⊉≱≰⊼⊻⊚⊡",
].join("");

const whole = mendMaths(
  await subsetFont(await fileOf("@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2"), "", {
    keepAllGlyphs: true,
    targetFormat: "sfnt",
  }),
);
const more = without(everyday, core);
const seldom = without(without(rare, everyday), core);
for (const [name, text] of [
  ["farol-math", core],
  ["farol-math-more", more],
  ["farol-math-rare", seldom],
]) {
  await cut(name, whole, text, { noHinting: true });
  if (text !== core) console.log(unicodeRange(text));
}
const foreign = without(latin, portuguese);
console.log(unicodeRange(foreign));
const inter = await fileOf("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");
const weights = { wght: { min: 400, max: 700 } };
await cutInTwo("farol-sans", inter, { variationAxes: weights });
for (const style of ["400-normal", "400-italic", "600-normal"]) {
  const serif = await fileOf(`@fontsource/source-serif-4/files/source-serif-4-latin-${style}.woff2`);
  await cutInTwo(`farol-serif-${style}`, serif, {});
}
for (const style of ["400-normal", "400-italic", "700-normal"]) {
  const easy = await fileOf(
    `@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${style}.woff2`,
  );
  await cut(`farol-easy-${style}`, easy, latin, { noLayoutClosure: true, noHinting: true });
}

function fileOf(name) {
  return readFile(require.resolve(name));
}

async function cutInTwo(name, font, options) {
  await cut(name, font, portuguese, { noLayoutClosure: true, ...options });
  await cut(`${name}-more`, font, foreign, { noLayoutClosure: true, ...options });
}

async function cut(name, font, text, options) {
  const part = await subsetFont(font, text, { targetFormat: "woff2", ...options });
  await writeFile(new URL(`${name}.woff2`, folder), part);
  console.log(`${name}.woff2 ${part.length} bytes, ${[...new Set(text)].length} characters`);
}

function without(characters, others) {
  return [...characters].filter((character) => !others.includes(character)).join("");
}

function unicodeRange(characters) {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ""}`)
    .join(",");
}
