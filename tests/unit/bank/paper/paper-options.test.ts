import { expect, test } from "vitest";
import { asksForKey, paperQuery, readPaperOptions } from "#app/features/bank/domain/paper/paper-options.ts";

const read = (query: string) => readPaperOptions(new URLSearchParams(query));

test("an address gives the options that are written to it", () => {
  for (const query of [
    "",
    "colunas=1&versoes=4&letra=14&folha=sim&gabarito=sim&resolucoes=sim&economia=sim",
    "titulo=Prova+1&escola=Col%C3%A9gio&turma=3%C2%BA+A&data=hoje",
    "letra=18",
  ])
    expect(read(String(new URLSearchParams(paperQuery(read(query)))))).toEqual(read(query));
  expect(paperQuery(read(""))).toEqual([]);
});

test("large print has one column, and what is not understood is the default", () => {
  expect(read("letra=18&colunas=2").columns).toBe(1);
  expect(read("colunas=9&versoes=7&letra=__proto__&folha=1")).toEqual(read(""));
  expect(read("versoes=-1").versions).toBe(1);
  expect(read("versoes=1.5").versions).toBe(1);
  expect(read(`titulo=${"x".repeat(500)}`).title).toHaveLength(80);
});

test("only the key and the solutions need the server", () => {
  expect([
    asksForKey(new URLSearchParams("gabarito=sim")),
    asksForKey(new URLSearchParams("resolucoes=sim")),
  ]).toEqual([true, true]);
  expect(asksForKey(new URLSearchParams("folha=sim"))).toBe(false);
});
