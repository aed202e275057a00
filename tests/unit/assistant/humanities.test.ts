import { describe, expect, it } from "vitest";
import { leakGuard } from "#app/features/assistant/domain/leak-guard.ts";
import { localTutor } from "#app/features/assistant/domain/local-tutor.ts";
import { commandIn, readingAdvice } from "#app/features/assistant/domain/tutor/command-word.ts";
import { conceptOf } from "#app/features/assistant/domain/tutor/concepts.ts";
import { placeInTime } from "#app/features/assistant/domain/tutor/passage-clues.ts";
import type { PromptCode, TutorAsk, TutorQuestion } from "#app/features/assistant/domain/tutor-material.ts";
import { keyedQuestions } from "#tests/support/tutor-questions.ts";

const wool: TutorQuestion = {
  id: "Q1",
  place: "ENEM 2017 Q70",
  subject: "História",
  topics: ["Baixa Idade Média"],
  kind: "single-choice",
  statement: `Mas era sobretudo a lã que os compradores, vindos da Flandres ou da Itália, procuravam por toda a parte. Esse crescimento prosseguiu durante todo o século XIII.

DUBY, G. Economia rural e vida no campo no Ocidente medieval. Lisboa: Estampa, 1987 (adaptado).

O texto aponta para a relação entre pecuária e avanço técnico na Europa feudal, que resultou do(a)`,
  alternatives: [
    "Crescimento do trabalho escravo.",
    "Desenvolvimento da vida urbana.",
    "Padronização dos impostos locais.",
    "Uniformização do processo produtivo.",
    "Desconcentração da estrutura fundiária.",
  ].map((text, at) => ({ letter: "ABCDE".charAt(at), text })),
  hint: null,
  explanation: null,
  solution: null,
};
const ask: TutorAsk = {
  prompt: 0,
  words: "",
  question: wool,
  answer: null,
  key: null,
  lookAlikes: [],
  sources: [],
  essay: null,
  before: [],
  photo: null,
};
const say = (prompt: PromptCode, question = wool) => localTutor({ ...ask, prompt, question }).join("");

describe("a question of the humanities without a written solution", () => {
  it("is explained by its command, who speaks, when, and where the text turns", () => {
    const said = say(0);
    expect(said).toContain("Ela pede uma **causa**");
    expect(said).toContain("O texto é de Duby, G. (edição de 1987).");
    expect(said).toContain("Marcos de tempo no enunciado: século XIII.");
    expect(said).toContain("> Mas era sobretudo a lã");
    expect(said).toContain("depois de “porque”");
  });

  it("has a hint and a first step of its own", () => {
    expect(say(1)).toContain("O caminho passa por este trecho:");
    expect(say(1)).not.toContain("Duby");
    expect(say(2)).toContain("O primeiro passo.** Escreva o fato no meio da folha");
  });

  it.each([
    ["De acordo com os tratados, identificados no mapa, conclui-se que", "conclusão"],
    ["De acordo com o texto, os Yanomami acreditam que", "quem fala"],
    ["O objetivo do autor é", "finalidade"],
    ["Nesse contexto, o fenômeno descrito tem como um de seus resultados a", "consequência"],
    ["No poema, o emprego da palavra “mar” produz", "efeito"],
    ["Os textos I e II se aproximam por", "comparação"],
    ["São medidas do período, EXCETO", "não"],
    ["A exposição de Locke representa um exemplo de", "reconheça"],
  ])("“%s” requires: %s", (asked, means) => {
    expect(commandIn(asked)?.means).toContain(`**${means}**`);
  });

  it("without a known command, kind of text or time it says less", () => {
    expect(commandIn("Assinale")).toBeNull();
    expect(readingAdvice("Um texto.")).toBe("");
    expect(readingAdvice("A charge de Laerte")).toContain("desenho de humor");
    const bare = { ...wool, topics: [], statement: "Leia.\n\nAssinale a opção correta." };
    expect(say(0, bare)).toContain("Em História, situe quem fala");
    expect(say(1, bare)).not.toContain("Ela pede");
    expect(say(2, { ...bare, statement: "A ferrovia uniu o sertão ao" })).toContain("Complete a frase");
    expect(say(0, { ...wool, subject: "Biologia" })).not.toContain("Ela pede");
  });

  it("reveals nothing of its answer, for every question of the bank", () => {
    const bare = keyedQuestions().map((each) => ({
      ...each,
      question: { ...each.question, hint: null, explanation: null, solution: null },
    }));
    expect(bare.filter(({ question }) => conceptOf(question.topics)).length).toBeGreaterThan(50);
    for (const { question, key } of bare)
      for (const prompt of [0, 1, 2] as const) {
        const guard = leakGuard(question, key, "Tente.");
        guard.push(say(prompt, question));
        guard.end();
        expect(guard.withheld, `${question.id} ${prompt}`).toBe(false);
      }
  });
});

describe("who speaks and when", () => {
  const nothing = () => false;

  it("is said with the year of the edition, if the source has one", () => {
    expect(placeInTime(wool, nothing)).toContain("O texto é de Duby, G. (edição de 1987).");
    const undated = {
      ...wool,
      statement: "Um texto.\n\nDUBY, G. Economia rural. Disponível em: exemplo (adaptado).\n\nO que é?",
    };
    expect(placeInTime(undated, nothing)).not.toContain("edição");
  });

  it("is not said where time does not matter, nor of a question without a subject", () => {
    expect(placeInTime({ ...wool, subject: "Física" }, nothing)).toBe("");
    expect(placeInTime({ ...wool, subject: null }, nothing)).toBe("");
  });
});
