import { describe, expect, it } from "vitest";
import { foundPassage } from "#app/features/bank/domain/words/found-passage.ts";
import type { Sought } from "#app/features/bank/domain/words/highlights.ts";
import { commandOf, excerptOf, isSourceLine, passagesOf } from "#app/features/bank/domain/words/passages.ts";

describe("a source line", () => {
  it.each([
    ["Disponível em: www.exemplo.com. Acesso em: 2 jul. 2015.", true],
    ["BROWN, I. F. Conceitos básicos sobre clima. Brasília: Ipam, 2000 (adaptado).", true],
    ["MACHADO DE ASSIS. Dom Casmurro. São Paulo: Ática, 1998.", true],
    ["Revista Ciência Hoje, n. 12 (adaptado)", true],
    ["Em 2015, a cidade de São Paulo tinha 12 milhões de habitantes.", false],
    ["A ONU, criada em 1945, reúne 193 países.", false],
    [`Acesso em ${"muito longo ".repeat(60)}`, false],
  ])("%j: %s", (line, is) => {
    expect(isSourceLine(line)).toBe(is);
  });
});

describe("the excerpt of a statement", () => {
  const context = "A água sobe pela mangueira e enche a caixa do prédio. ".repeat(8);

  it("is the whole of a short one, without marks and sources", () => {
    const statement =
      "Uma **esfera** de raio $r$ rola.\n\nDisponível em: x.com. Acesso em: 1 jan. 2020.\n\nQual é o volume?";
    expect(excerptOf(statement)).toBe("Uma esfera de raio r rola. Qual é o volume?");
  });

  it("is the first sentence of a long one, and its command", () => {
    const source = "SILVA, J. Águas. São Paulo: Terra, 2010.";
    const first = "A água sobe pela mangueira e enche a caixa do prédio.";
    expect(excerptOf(`${context}\n\n${source}\n\nNo texto, a água sobe porque`)).toBe(
      `${first} … No texto, a água sobe porque`,
    );
    expect(excerptOf(`${context}Qual é a pressão na base da coluna?`)).toBe(
      `${first} … Qual é a pressão na base da coluna?`,
    );
    expect(excerptOf(`A fonte.\n\n${context}\n\nPor que a água sobe?`)).toBe(
      `A fonte. ${first} … Por que a água sobe?`,
    );
    expect(commandOf([`${context}É maior.`])).toMatch(/prédio\. É maior\.$/);
  });

  it("leaves out what only says that the beginning is a summary", () => {
    expect(excerptOf("_Resumo do início do enunciado:_ Uma roda gira.\n\nQual é a frequência?")).toBe(
      "Uma roda gira. Qual é a frequência?",
    );
  });

  it("has room for both where both are long", () => {
    const long = `${"palavra ".repeat(40).trim()}. Diga ${"por que ".repeat(20)}isso acontece.`;
    const excerpt = excerptOf(long);
    expect(excerpt).toMatch(/^palavra .*palavra … Diga por que/);
    expect(excerpt.length).toBeLessThanOrEqual(246);
  });

  it("is cut behind a word where even the command is long", () => {
    const excerpt = excerptOf(`${"palavra ".repeat(80)}fim`);
    expect(excerpt).toMatch(/palavra…$/);
    expect(excerpt.length).toBeLessThanOrEqual(241);
  });

  it("is a source where there is nothing else", () => {
    expect(passagesOf("Disponível em: x.com.\n\n\n\n")).toEqual(["Disponível em: x.com."]);
    expect(passagesOf("")).toEqual([]);
    expect(commandOf([])).toBe("");
  });
});

describe("the passage found", () => {
  const sought = (...roots: string[]): Sought => ({
    roots: new Set(roots),
    words: new Set(),
    beginnings: [],
  });
  const excerpt = "No texto, a água sobe porque";

  it("is the excerpt, if that has all there is", () => {
    const found = foundPassage({ excerpt, html: "<p>A água é água.</p>", alternatives: [] }, sought("agua"));
    expect(found).toEqual({ excerpt, highlights: [[12, 16]] });
  });

  it("is the part of the statement or of an alternative with most of the words", () => {
    const html = "<p>Nada aqui.</p><p>O sapo &amp; a <em>cobra</em> nadam.</p>";
    const found = foundPassage(
      { excerpt, html, alternatives: ["um sapo", "uma onça"] },
      sought("sapo", "cobr"),
    );
    expect(found.excerpt).toBe("O sapo & a cobra nadam.");
    expect(found.highlights.map(([from, to]) => found.excerpt.slice(from, to))).toEqual(["sapo", "cobra"]);
    const { excerpt: answered } = foundPassage(
      { excerpt, html, alternatives: ["um sapo", "uma onça"] },
      sought("onca"),
    );
    expect(answered).toBe("No texto, a água sobe porque … uma onça");
  });

  it("is a few sentences of a long paragraph, a few words around the word in a long sentence", () => {
    const long = `<p>${"Frase qualquer do texto. ".repeat(30)}O sapo nada no lago.</p>`;
    expect(foundPassage({ excerpt, html: long, alternatives: [] }, sought("sapo")).excerpt).toMatch(
      /sapo nada no lago\.$/,
    );
    const endless = `<p>${"palavra ".repeat(90)}sapo ${"palavra ".repeat(90)}</p>`;
    const found = foundPassage({ excerpt, html: endless, alternatives: [] }, sought("sapo")).excerpt;
    expect(found).toMatch(/^… palavra .*sapo.*…$/);
    expect(found.length).toBeLessThan(260);
  });

  it("writes no formula that text cannot express, and no source line", () => {
    const math =
      "<p>O sapo pesa <math><mfrac><mi>a</mi><mi>b</mi></mfrac></math> ou <math><mi>x</mi></math> kg.</p>";
    expect(foundPassage({ excerpt, html: math, alternatives: [] }, sought("sapo")).excerpt).toBe(
      "O sapo pesa […] ou x kg.",
    );
    const source = "<p>SAPO, J. O sapo. São Paulo: Brejo, 2010.</p>";
    expect(foundPassage({ excerpt, html: source, alternatives: [] }, sought("sapo")).excerpt).toBe(excerpt);
  });
});
