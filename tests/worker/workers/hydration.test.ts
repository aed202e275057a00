import { expect, it } from "vitest";
import { door } from "#tests/support/door.ts";
import { everyRoute } from "#tests/support/every-route.ts";
import { givenQuestion, givenStudent } from "#tests/support/given.ts";
import { givenAdmin } from "#tests/support/given-admin.ts";

/** How React marks a Suspense boundary: it hydrates after the page, and an update before that draws it anew (React error 421). */
const BOUNDARY = /<!--\$[?!]?-->/;

it("no page is sent with a part that would hydrate later than the rest, to anybody", async () => {
  const { code: questionId } = await givenQuestion();
  const cookies = [undefined, await givenStudent(), (await givenAdmin()).cookie];
  const pages: string[] = [];
  const torn: string[] = [];
  for (const { paths } of everyRoute({ questionId }))
    for (const path of paths)
      for (const cookie of cookies) {
        const html = await (await door.send(path, { cookie })).text();
        if (!html.includes("</html>")) continue;
        pages.push(path);
        if (BOUNDARY.test(html)) torn.push(path);
      }
  expect(torn).toEqual([]);
  expect(new Set(pages).size).toBeGreaterThan(30);
});
