import { expect, test } from "vitest";
import { picturesIn } from "#app/platform/offline/domain/pictures-in.ts";
import { hashOf } from "#app/platform/text/hash-of.ts";
import { numberAt } from "#app/platform/text/number-at.ts";

test("a number outside a list is 0", () => {
  expect([numberAt([7], 0), numberAt([7], 1), numberAt(new Uint8ClampedArray([9]), 0)]).toEqual([7, 0, 9]);
});

test("a hash is FNV-1a of the characters", () => {
  expect([hashOf(""), hashOf("a"), hashOf("foobar")]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

test("the pictures of a text are its own ones, each once", () => {
  const html =
    '<img src="/a.png" alt=""><p><img alt="" src="/b.png"><img src="/a.png"><img src="https://x/c.png"></p>';
  expect(picturesIn(html)).toEqual(["/a.png", "/b.png"]);
});
