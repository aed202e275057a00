import { expect, test } from "vitest";
import { openPage, visit } from "./support/browser.ts";

test("on a phone alternatives have the width of the screen, and a swipe strikes one out", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/questoes/ENEM?tipo=multipla-escolha");
  await page
    .getByRole("link", { name: /^Questão / })
    .first()
    .click();
  const group = page.getByRole("radiogroup", { name: "Alternativas" });
  await group.waitFor();
  const widths = await group.evaluate((box) =>
    [...box.querySelectorAll(".reading-choice")].map(
      (text) => (text.parentElement?.getBoundingClientRect().width ?? 0) / window.innerWidth,
    ),
  );
  expect(widths).toHaveLength(5);
  for (const width of widths) expect(width).toBeGreaterThan(0.68);

  const row = await group.locator("label").nth(1).boundingBox();
  const [x, y] = [(row?.x ?? 0) + 60, (row?.y ?? 0) + 20];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", by: number) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + by, y }],
    });
  const swipe = async () => {
    await touch("touchStart", 0);
    for (const by of [20, 40, 60, 80, 100]) await touch("touchMove", by);
    await touch("touchEnd", 100);
  };
  const cut = page.getByRole("button", { name: "Cortar alternativa B" });
  await swipe();
  await expect.poll(() => cut.getAttribute("aria-pressed")).toBe("true");
  expect(await group.getByRole("radio", { checked: true }).count()).toBe(0);
  await swipe();
  await expect.poll(() => cut.getAttribute("aria-pressed")).toBe("false");
  await cut.click();
  expect(await cut.getAttribute("aria-pressed")).toBe("true");
});
