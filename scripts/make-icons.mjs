// Builds PNG icons from public/icone.svg and the share picture from scripts/icons/share-picture.svg. Run by hand, with Chromium.
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { browserPath, chromiumFlags } from "./platform/chromium.ts";

const root = new URL("../", import.meta.url);
const read = (path) => readFile(new URL(path, root));

const mark = (await read("public/icone.svg")).toString();
const scene = (await read("scripts/icons/share-picture.svg")).toString();
const font = (await read("app/styles/fonts/farol-sans.woff2")).toString("base64");

/** Without the rounded tile, for icons that the system masks. */
const bare = mark.replace(/<rect [^>]*\/>/, "");
const TILE = "#3368b8";

/** The mark at a share of the width, on a colour or transparent. */
function square(svg, share, background) {
  return `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">
    <div style="width:${share * 100}vw;line-height:0">${svg}</div></body>`;
}

const pictures = [
  { file: "icone-192.png", width: 192, height: 192, html: square(mark, 1, "transparent") },
  { file: "icone-512.png", width: 512, height: 512, html: square(mark, 1, "transparent") },
  // Maskable icons guarantee only the middle 80 %.
  { file: "icone-mascara-512.png", width: 512, height: 512, html: square(bare, 0.9, TILE) },
  { file: "icone-180.png", width: 180, height: 180, html: square(bare, 1, TILE) },
  {
    file: "compartilhar.png",
    width: 1200,
    height: 630,
    html: `<style>@font-face{font-family:Farol;font-weight:100 900;src:url(data:font/woff2;base64,${font})}body{margin:0;line-height:0}</style>${scene}`,
  },
];

const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags });
try {
  const page = await browser.newPage();
  for (const { file, width, height, html } of pictures) {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await writeFile(new URL(`public/${file}`, root), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
