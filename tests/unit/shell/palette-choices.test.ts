import { describe, expect, it } from "vitest";
import { questionCode } from "#app/platform/text/question-code.ts";
import {
  choiceGroups,
  codeIn,
  type Known,
  matchesChoice,
} from "#app/shell/components/extras/palette-choices.ts";

const code = questionCode(20_210_000_001);
const nothing: Known = {
  text: "",
  here: "/planos",
  pages: [
    { title: "Questões", path: "/questoes" },
    { title: "Informações e Ajuda", path: "/sobre" },
  ],
  recent: [],
  personal: [],
  suggestions: [],
  found: [],
};
const titles = (known: Partial<Known>) =>
  choiceGroups({ ...nothing, ...known }).map(({ title, choices }) => [
    title,
    choices.map((each) => each.title),
  ]);

describe("the quick search", () => {
  it("offers the pages before anything is typed, but not the one on show", () => {
    expect(titles({})).toEqual([["Páginas", ["Questões", "Informações e Ajuda"]]]);
    expect(titles({ here: "/sobre" })).toEqual([["Páginas", ["Questões"]]]);
  });

  it("puts the pages visited last and the person's subjects before them", () => {
    const recent = [
      { title: "Planos", address: "/planos" },
      { title: "Termos", address: "/termos" },
    ];
    const personal = [{ title: "Física", detail: "", address: "/questoes/todas/todos/fisica" }];
    expect(titles({ recent, personal }).slice(0, 2)).toEqual([
      ["Recentes", ["Termos"]],
      ["Para você", ["Física"]],
    ]);
  });

  it("finds pages by the beginnings of their words, accents and case aside", () => {
    expect(matchesChoice("Informações e Ajuda", "INFORMACO aju")).toBe(true);
    expect(matchesChoice("Informações e Ajuda", "juda")).toBe(false);
    expect(titles({ text: "ajuda" })).toEqual([
      ["Páginas", ["Informações e Ajuda"]],
      ["Questões", ["Buscar “ajuda” nas questões"]],
    ]);
  });

  it("always offers the search of the whole bank for what was typed", () => {
    const [group] = choiceGroups({ ...nothing, text: " força & luz " });
    expect(group?.choices).toEqual([
      {
        title: "Buscar “força & luz” nas questões",
        detail: "",
        address: "/questoes?q=for%C3%A7a%20%26%20luz",
      },
    ]);
  });

  it("opens a question by its code, typed in any case", () => {
    const [group] = choiceGroups({ ...nothing, text: ` ${code.toLowerCase()} ` });
    expect(group).toEqual({
      title: "Código",
      choices: [{ title: `Abrir a questão ${code}`, detail: "", address: `/q/${code}` }],
    });
  });

  it.each(["historia", "energia", "velocid", "1234567", "ação 123"])("reads %s as no code", (text) => {
    expect(codeIn(text)).toBeNull();
  });
});
