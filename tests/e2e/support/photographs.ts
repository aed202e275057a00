import type { Page } from "playwright-core";
import { expect } from "vitest";
import { visit } from "./browser.ts";

/** A page of a book, photographed: tilted, shadowed, a little soft, as a JPEG of little quality. */
export async function photographed(page: Page, text: string, blur = 0.4): Promise<Buffer> {
  const desk = await page.context().newPage();
  await desk.setViewportSize({ width: 1000, height: 1300 });
  await desk.setContent(`<body style="margin:0;background:#8a7b66;height:1300px;display:grid;place-items:center">
    <div style="perspective:1600px;filter:blur(${blur}px)"><div style="width:760px;padding:40px;background:#fdfbf6;
      font:30px/1.5 'Liberation Serif',serif;transform:rotate(-4deg) rotateX(5deg) rotateY(-5deg)">${text}</div></div>
    <div style="position:fixed;inset:0;background:linear-gradient(35deg,rgba(0,0,0,.5),transparent 60%)"></div>`);
  const photo = await desk.screenshot({ type: "jpeg", quality: 40 });
  await desk.close();
  return photo;
}

/** The newest question of the bank with a long statement: its code and text. */
export async function givenPrinted(page: Page): Promise<{ code: string; text: string }> {
  await visit(page, "/questoes?q=casal%20aconselhamento%20gen%C3%A9tico");
  const link = page.locator("article a[href^='/q/']").first();
  const code = (await link.getAttribute("href"))?.match(/\/q\/(\w+)/)?.[1] ?? "";
  await visit(page, `/q/${code}`);
  const text = (await page.locator("article .rich-text p").allInnerTexts()).join(" ").slice(0, 600);
  expect(text.length).toBeGreaterThan(150);
  return { code, text };
}
