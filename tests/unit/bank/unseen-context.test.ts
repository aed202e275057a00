import { describe, expect, it } from "vitest";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import { linkFor } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";
import { contextReason, isContextReason } from "#app/features/bank/domain/unseen-context.ts";
import { examSets, unread } from "./enem/exam-sets.ts";

const picture = "![](p.png)\n\n";

function reasonOf(statement: string, subject: SubjectSlug = "matematica", answers: string | null = null) {
  const alternatives = [{ text: "1", picture: answers === null ? null : { path: answers, alt: null } }];
  return contextReason({ statement, subject, alternatives });
}

describe("a statement that points to something unseen", () => {
  it.each([
    ["a demonstrative without its noun", "Qual é o número de andares desse edifício?"],
    ["a noun whose end alone was named before", "No barato da cidade, qual é a cor desse pato?"],
    [
      "a story's person who was never introduced",
      "Atendendo o pedido do arquiteto, o carpinteiro deverá produzir",
    ],
    ["a thing chosen before", "O filtro descartado é o"],
    ["one event that is still to come", "Quantos policiais serão necessários no início do evento?"],
    ["a quantity without data", "Qual é a área da parte frontal da tampa de concreto, em metro quadrado?"],
    ["what was described", "A elevação de temperatura descrita ocorre porque"],
    ["some of them", "Sabendo-se que um deles levou 50 laranjas a mais, quantas levou Paulo?"],
    ["a quoted word", "O fenômeno de “derretimento” decorre da"],
    [
      "a given constant only",
      "Considere 1,7 como aproximação para √3.\n\nO tampo a ser escolhido terá raio igual a",
    ],
    ["an owner who is not named", "Para atingir seu objetivo, o preço, no segundo dia, deve ser"],
    ["an opening that goes on", "Algum tempo depois, apagou-se a lousa por completo. Uma representação é"],
    ["letters of a lost formula", "onde x representa o mês do ano. O mês de maior produção é"],
    ["the rules of a game beside a picture", `${picture}Segundo as regras, quantas cartas formam um par?`],
    ["a person beside a picture", `${picture}Quando o estudante obtém o maior número, a estufa está`],
    [
      "a named figure in a long text",
      `${"Um texto longo sobre a cidade. ".repeat(30)}Os dados apresentados no gráfico indicam`,
    ],
  ])("%s", (_, statement) => {
    const reason = reasonOf(statement);
    expect(reason).toMatch(/^contexto que falta: .*“.+”$/);
    expect(isContextReason(reason ?? "")).toBe(true);
  });

  it.each([
    ["introduces what it speaks of", "Qual é um sintoma clássico de um paciente que tem diabetes insipidus?"],
    ["names it before in the plural", "Entre os animais da fazenda, qual é a causa de esse animal dormir?"],
    ["names it before", "Uma flauta e um piano emitem a mesma nota. Essa diferença se deve à"],
    [
      "introduces the person of its story",
      "Para reformar a casa, um experiente arquiteto foi contratado, e o arquiteto comprou",
    ],
    ["is a general question", "Qual é a capital do Brasil?"],
    ["gives its data", "O volume de um cubo de aresta 2 cm é"],
    ["speaks of its picture", `${picture}A intensidade representada nessa figura é`],
    ["is only pictures", picture],
    [
      "has its source in one line",
      `${"Uma pessoa viu isso. ".repeat(10)}Disponível em: a.br.\n\nNesse texto, o autor`,
    ],
    ["is cut, but quotes", "“Esse país não me quer”, dizia ela."],
  ])("is not one that %s", (_, statement) => {
    expect(reasonOf(statement)).toBeNull();
  });

  it("leaves the figure to a table, to the alternatives, and the picture to who reads it", () => {
    const named = "A escola mediu a altura de uma turma. A média, mostrada no quadro, é";
    expect(reasonOf(named)).toContain("mostrada no quadro");
    expect(reasonOf(`${named}\n\n| a | b |\n|---|---|\n| 1 | 2 |`)).toBeNull();
    expect(reasonOf(named, "matematica", "a.png")).toBeNull();
    expect(reasonOf(`${picture}Nessa campanha, o leitor deverá`, "portugues")).toBeNull();
    const verses = "linha  \nlinha  \nlinha  \nnão está apresentado no quadro da parede de uma sala";
    expect(reasonOf(verses)).toBeNull();
  });
});

const sets = examSets({ own: null, real: null });

describe.each(sets)("the labelled questions of $name", ({ years, readYear, readLinks, readLabels }) => {
  it("are classified with a precision of 0.9 and a recall of 0.85", () => {
    const labels = new Map(
      readLabels("unseen-context.txt")
        .map((line) => line.split(/\s+/))
        .map(([place, code, label]) => [`${place} ${code}`, label] as const),
    );
    let [hit, missed, wrong, right] = [0, 0, 0, 0];
    const links = readLinks();
    const rows = years.flatMap((year) => readYear(year).rows.map(unread));
    for (const { row } of rows) {
      const { draft } = enemDraft(row, linkFor(links, row), () => true);
      const label = labels.get(`${row.year}/${row.index} ${draft.inep?.itemCode ?? "-"}`);
      const isFound = contextReason(draft) !== null;
      if (label === "lost") isFound ? hit++ : missed++;
      if (label === "whole") isFound ? wrong++ : right++;
    }
    const [precision, recall] = [hit / (hit + wrong), hit / (hit + missed)];
    console.log(
      `unseen context: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${hit} found, ${missed} missed, ${wrong} wrong, ${right} right)`,
    );
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  }, 60_000);
});
