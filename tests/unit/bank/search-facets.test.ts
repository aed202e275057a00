import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import {
  type FacetGroup,
  facetGroups,
  realOnlyOf,
} from "#app/features/bank/domain/search/filters/search-facets.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";

const everything = {
  p1: 40,
  i4: 30,
  i8: 2,
  i9: 8,
  s5: 25,
  s11: 15,
  k1: 36,
  k3: 4,
  d1: 10,
  d3: 12,
  r1: 39,
  r0: 1,
  t11031: 3,
  t11002: 5,
};
const counts = { within: everything, institutions: everything, subjects: everything };
const scope = { counts, counted: true, signedIn: false, catalogue: seedCatalogue };

function groupsOf(change: Partial<SearchFilters> = {}, signedIn = false): Map<string, FacetGroup> {
  const groups = facetGroups({ ...noFilters, ...change }, { ...scope, signedIn, counted: !change.text });
  return new Map(groups.map((group) => [group.name, group]));
}

function valuesOf(name: string, change: Partial<SearchFilters> = {}, signedIn = false) {
  return groupsOf(change, signedIn).get(name)?.values ?? [];
}

describe("the filter groups of a search", () => {
  it("are in the order a student narrows a search, without those that offer nothing", () => {
    expect([...groupsOf().keys()]).toEqual(["instituicao", "disciplina", "tipo", "dificuldade", "resolucao"]);
    expect([...groupsOf({ subjects: [11] }, true).keys()][0]).toBe("minhas");
    expect([...groupsOf({ subjects: [11] }).keys()]).toContain("assunto");
  });

  it("offer only values that some question has", () => {
    expect(valuesOf("tipo").map(({ label, count }) => [label, count])).toEqual([
      ["Múltipla escolha", 36],
      ["Discursiva", 4],
    ]);
    expect(valuesOf("dificuldade").map(({ label }) => label)).toEqual(["Fácil", "Difícil"]);
  });

  it("retain a chosen value that no question has, so that it can be removed", () => {
    const [chosen] = valuesOf("instituicao", { institutions: [27] });
    expect(chosen).toEqual({ label: "AFA", token: "i27", count: null, chosen: true, address: "/questoes" });
  });

  it("show institutions with the chosen first, then the largest", () => {
    expect(valuesOf("instituicao").map(({ label }) => label)).toEqual(["ENEM", "ITA", "IME"]);
    expect(valuesOf("instituicao", { institutions: [8, 27] }).map(({ label }) => label)).toEqual([
      "IME",
      "AFA",
      "ENEM",
      "ITA",
    ]);
  });

  it("say of a text search only what exists, because a panel knows no text", () => {
    const values = valuesOf("tipo", { text: "lei" });
    expect(values.map(({ label, token, count }) => [label, token, count])).toEqual([
      ["Múltipla escolha", "k1", null],
      ["Discursiva", "k3", null],
    ]);
  });

  it("show chosen institutions without questions in the catalogue's order", () => {
    const labels = valuesOf("instituicao", { institutions: [1, 27] }).map(({ label }) => label);
    expect(labels).toEqual(["EEAR", "AFA", "ENEM", "ITA", "IME"]);
  });

  it("count each group in its own panel", () => {
    const own = { within: { k1: 1 }, institutions: { i9: 2 }, subjects: { s5: 3 } };
    const groups = facetGroups(noFilters, { ...scope, counts: own });
    expect(groups.map(({ name, values }) => [name, values[0]?.count])).toEqual([
      ["instituicao", 2],
      ["disciplina", 3],
      ["tipo", 1],
    ]);
  });

  it("offer the filter by own answers only to signed-in people", () => {
    expect(valuesOf("minhas")).toEqual([]);
    expect(valuesOf("minhas", { mine: "right" }, true)).toMatchObject([
      { label: "Não respondidas", count: null, chosen: false, address: "/questoes?minhas=nao-respondidas" },
      { label: "Acertei", count: null, chosen: true, address: "/questoes" },
      { label: "Errei", count: null, chosen: false, address: "/questoes?minhas=erradas" },
    ]);
  });
});

describe("how hard a question is", () => {
  const told = { d1: 9, d2: 4, a3: 2, b1: 5, b2: 6 };

  it("is offered by each source that has it, with what the source is", () => {
    const groups = facetGroups(noFilters, { ...scope, counts: { ...counts, within: told } });
    const shown = groups.filter(({ name }) => name.startsWith("dificuldade"));
    expect(
      shown.map(({ title, hint, values }) => [title, Boolean(hint), values.map((each) => each.count)]),
    ).toEqual([
      ["Dificuldade estimada", true, [9, 4]],
      ["Dificuldade pelas respostas", true, [2]],
      ["Dificuldade pelo INEP (TRI)", true, [5, 6]],
    ]);
    expect(shown.flatMap(({ values }) => values.map(({ address }) => address))).toEqual([
      "/questoes?dificuldade=1",
      "/questoes?dificuldade=2",
      "/questoes?dificuldade-respostas=3",
      "/questoes?dificuldade-inep=1",
      "/questoes?dificuldade-inep=2",
    ]);
  });
});

describe("choosing a value", () => {
  it.each([
    ["instituicao", "ITA", "/questoes/ITA"],
    ["disciplina", "Física", "/questoes/todas/todos/fisica"],
    ["tipo", "Discursiva", "/questoes?tipo=discursiva"],
    ["dificuldade", "Difícil", "/questoes?dificuldade=3"],
    ["resolucao", "Sem resolução", "/questoes?resolucao=nao"],
  ])("of %s adds it: %s leads to %s, and from there back", (name, label, address) => {
    const value = valuesOf(name).find((each) => each.label === label);
    expect(value).toMatchObject({ chosen: false, address });
    const change = {
      instituicao: { institutions: [9] },
      disciplina: { subjects: [5] },
      tipo: { kinds: ["open" as const] },
      dificuldade: { difficulties: [3] },
      resolucao: { solution: false },
    }[name];
    const again = valuesOf(name, change).find((each) => each.label === label);
    expect(again).toMatchObject({ chosen: true, address: "/questoes" });
  });

  it("joins the values of one group in the order of addresses", () => {
    const ime = valuesOf("instituicao", { institutions: [9] }).find(({ label }) => label === "IME");
    expect(ime?.address).toBe("/questoes?instituicao=IME%2CITA");
  });

  it("of another institution or subject drops the topics, which belong to the ones before", () => {
    const asked = { subjects: [11], topics: [11031] };
    expect(valuesOf("disciplina", asked).find(({ label }) => label === "Física")?.address).toBe(
      "/questoes?disciplina=fisica%2Cquimica",
    );
    expect(valuesOf("instituicao", asked).find(({ label }) => label === "ITA")?.address).toBe(
      "/questoes/ITA/todos/quimica",
    );
  });

  it("preserves the text and every other filter", () => {
    const [value] = valuesOf("tipo", { text: "lei", solution: true, order: "newest" });
    expect(value?.address).toBe("/questoes?q=lei&tipo=multipla-escolha&resolucao=sim&ordem=novas");
  });
});

describe("the topics offered", () => {
  it("are none before a subject is chosen", () => {
    expect(valuesOf("assunto")).toEqual([]);
  });

  it("are the general ones of the subject that have questions", () => {
    expect(
      valuesOf("assunto", { subjects: [11] })
        .map(({ count }) => count)
        .sort(),
    ).toEqual([3, 5]);
  });

  it("are the institution's own where one is chosen", () => {
    // Other institutions have questions of Hibridização, which ENEM never has.
    const asked = Object.fromEntries(
      topicsOf("UNB", "quimica", seedCatalogue).map(({ id }) => [`t${id}`, 1]),
    );
    const groups = facetGroups(
      { ...noFilters, institutions: [4], subjects: [11] },
      { ...scope, counts: { ...counts, within: asked } },
    );
    const offered = groups.find(({ name }) => name === "assunto")?.values.map(({ label }) => label) ?? [];
    expect(offered).toHaveLength(topicsOf("ENEM", "quimica", seedCatalogue).length);
    expect(offered).toContain("Lei de Hess");
    expect(offered).not.toContain("Hibridização");
  });

  it("contain what is chosen already, of whatever subject, and skip what no catalogue knows", () => {
    const values = valuesOf("assunto", { topics: [11031, 999_999], subjects: [999] });
    expect(values.map(({ label, chosen }) => [label, chosen])).toEqual([["Lei de Hess", true]]);
  });

  it("are offered once where two institutions share them", () => {
    const labels = valuesOf("assunto", { subjects: [11], institutions: [8, 9] }).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain("Lei de Hess");
  });
});

describe("real exams alone", () => {
  const within = (panel: Record<string, number>) => ({ ...counts, within: panel });

  it("are a choice where some questions are real, and some are not", () => {
    expect(realOnlyOf(noFilters, within({ p1: 40, o1: 30 }))).toMatchObject({ chosen: false });
    expect(realOnlyOf(noFilters, within({ p1: 40, o1: 40 }))).toBeNull();
    expect(realOnlyOf(noFilters, within({ p1: 40 }))).toBeNull();
  });

  it("once chosen can be left again, whatever there is", () => {
    const chosen = { ...noFilters, origins: ["exam" as const] };
    expect(realOnlyOf(chosen, within({}))).toMatchObject({ chosen: true, address: "/questoes" });
    expect(realOnlyOf(noFilters, within({ p1: 2, o1: 1 }))?.address).not.toBe("/questoes");
  });
});
