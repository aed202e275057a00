import { expect, test } from "vitest";
import { door, openDoor } from "#tests/support/door.ts";
import { production } from "#tests/support/production.ts";

test("the page of parts draws each in both themes, and production does not have it", async () => {
  const page = await door.send("/dev/pecas");
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html.match(/Coisas do mesmo tipo/g)).toHaveLength(1);
  expect(html.match(/Termodinâmica/g)).toHaveLength(2);
  const live = openDoor({ ...production, SESSION_KEYS: "a:b" });
  for (const address of ["/dev/pecas", "/DEV/pecas/", "/dev/pecas?_data=shell%2Fpages%2Fparts"])
    expect((await live.send(address)).status).toBe(404);
});
