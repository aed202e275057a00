import { beforeAll, describe, expect, it } from "vitest";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { door } from "#tests/support/door.ts";
import { freshId, givenDraft, givenStored, ordsOf } from "#tests/support/given.ts";

/** Former failures of students' queries, and the questions that show whether they are answered now. */
const EXAM = "prova-de-teste";
const at = (year: number, booklet = "azul") => ({ year, phase: null, day: 2, booklet });
const question = (fields: Partial<QuestionDraft>, source = EXAM) =>
  givenDraft({ ...fields, provenance: { source, path: freshId(), version: "1" } });

const drafts = {
  newton: question({
    exam: at(2012),
    number: 51,
    statement: "Enuncie a ação e a reação.",
    topics: ["Leis de Newton"],
  }),
  written: question(
    { exam: at(2025), statement: "Ache a força resultante.", topics: ["Leis de Newton"] },
    "farol-acervo",
  ),
  generated: question(
    { exam: at(2026), statement: "Calcule a força.", topics: ["Leis de Newton"] },
    "farol-gerador",
  ),
  bicycle: question({
    statement: "Na bicicleta, a corrente liga a polia dianteira à traseira. Qual gira mais?",
  }),
  circular: question({ statement: "Um ponto gira em círculo.", topics: ["Movimento Circular"] }),
  warming: question({
    ...{ exam: at(2011), subject: "geografia", topics: ["Mudanças Climáticas"] },
    statement: "O aquecimento global tem relação com o efeito estufa. Qual gás contribui mais?",
  }),
  greenhouse: question({
    ...{ exam: at(2010), subject: "geografia", topics: ["Mudanças Climáticas"] },
    statement: "Qual gás agrava o efeito estufa nas cidades?",
  }),
  climate: question({
    ...{ exam: at(2024), subject: "geografia", topics: ["Mudanças Climáticas"] },
    statement: "O derretimento de geleiras eleva o nível do mar. O que muda no litoral?",
  }),
  sum: question({ exam: at(2018), subject: "matematica", statement: "Quanto é 2 + 2?" }),
  blue: question({ exam: at(2016), number: 91, statement: "Qual cor tem o céu ao meio-dia?" }),
  yellow: question({ exam: at(2016, "amarelo"), number: 92, statement: "Qual cor tem o sol ao poente?" }),
  repeated: question({ exam: at(2019), number: 99, statement: "O que mede um hectare?" }),
  held: question({
    ...{ exam: at(2015), number: 136, statement: "Observe a figura." },
    ...{ status: "quarantined", quarantineReason: "sem figura" },
  }),
  leaf: question({ statement: "A fotossíntese ocorre nas folhas. Onde fica a clorofila?" }),
  hot: question({ statement: "A água está a 25 °C. Quanto calor a leva à fervura?" }),
  fast: question({ statement: "Um ônibus vai a 30 km/h. Em quanto tempo chega?" }),
  oil: question({ statement: "O pré-sal guarda petróleo. A que profundidade está?" }),
  germ: question({ statement: "Micro-organismos fermentam o leite. Qual é o produto?" }),
  germs: question({ statement: "Os microrganismos do solo fixam nitrogênio. De que forma?" }),
} satisfies Record<string, QuestionDraft>;

type Name = keyof typeof drafts;
const codes = new Map<Name, string>();

beforeAll(async () => {
  await givenStored(Object.values(drafts));
  const ords = await ordsOf(Object.values(drafts));
  for (const [index, name] of Object.keys(drafts).entries())
    codes.set(name as Name, questionCode(ords[index] ?? 0));
});

/** The page of a search: its text, and which of the questions it lists, in order. */
async function searched(text: string): Promise<{ words: string; listed: Name[] }> {
  const html = await (await door.send(`/questoes?q=${encodeURIComponent(text)}`)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const places = [...codes].map(([name, code]) => ({ name, place: main.indexOf(code) }));
  const listed = places.filter(({ place }) => place >= 0).toSorted((one, other) => one.place - other.place);
  const words = main
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  return { words, listed: listed.map(({ name }) => name) };
}

describe("a student's query", () => {
  it("is matched by sound, and the correction is shown", async () => {
    const { words, listed } = await searched("leis de niuton");
    expect(words).toContain("Mostrando resultados para leis de newton");
    expect(listed).toEqual(["newton", "written", "generated"]);
  });

  it("for a plain topic finds exam questions first, and generated questions last", async () => {
    expect((await searched("leis de newton")).listed).toEqual(["newton", "written", "generated"]);
  });

  it("without an answer drops the least distinctive word, which is named", async () => {
    const { words, listed } = await searched("mcu polia bicicleta");
    expect(words).toContain("Mostrando resultados para polia bicicleta , sem “mcu”");
    expect(listed).toEqual(["bicycle"]);
  });

  it("of broad topics finds its own words first", async () => {
    expect((await searched("aquecimento global efeito estufa")).listed).toEqual([
      "warming",
      "greenhouse",
      "climate",
    ]);
  });

  it("for the basics of a subject finds the subject", async () => {
    const { words, listed } = await searched("matemática básica");
    expect([words.includes("Nenhuma questão"), listed]).toEqual([false, ["sum"]]);
  });

  it("with filler words finds the exam", async () => {
    const { listed } = await searched("questões que mais caem no enem");
    expect(listed).toEqual(expect.arrayContaining(["newton", "leaf", "sum"]));
    expect(listed).not.toContain("held");
  });

  it("names the booklet, and what no filter knows", async () => {
    const { words, listed } = await searched("caderno azul 2016 segundo dia");
    for (const chip of ["Caderno azul", "2016", "sem filtro para “segundo dia”"])
      expect(words).toContain(chip);
    expect(listed).toEqual(["blue"]);
  });

  it("for another application of an exam says that no filter knows it", async () => {
    const { words, listed } = await searched("enem ppl 2019");
    expect(words).toContain("sem filtro para “ppl”");
    expect(listed).toEqual(["repeated"]);
  });

  it("for a number that is withheld says so", async () => {
    const { words, listed } = await searched("questao 136 enem 2015");
    expect(words).toContain("Esta questão está no acervo, mas não foi publicada");
    expect(listed).not.toContain("held");
    expect((await searched("questao 91 enem 2016")).words).not.toContain("não foi publicada");
  });

  it("has one chip for several words of one meaning", async () => {
    const { words } = await searched("enem física enem");
    expect(words.match(/Tirar ENEM /g)).toHaveLength(1);
  });

  it.each([
    ["fotos\u00adsíntese", ["leaf"]],
    ["25ºC", ["hot"]],
    ["25 °C", ["hot"]],
    ["30km/h", ["fast"]],
    ["presal", ["oil"]],
    ["microorganismo", ["germ", "germs"]],
  ] as const)("%s finds every way to write it", async (text, names) => {
    expect((await searched(text)).listed.toSorted()).toEqual([...names]);
  });
});
