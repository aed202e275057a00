import { describe, expect, it } from "vitest";
import { localTutor } from "#app/features/assistant/domain/local-tutor.ts";
import { stepAbout } from "#app/features/assistant/domain/tutor/written-help.ts";
import {
  type TutorAsk,
  type TutorQuestion,
  tutorKeyOf,
} from "#app/features/assistant/domain/tutor-material.ts";
import { textsOfWritten } from "#app/features/bank/domain/written/written-solution.ts";

const steps = [
  "No gráfico, o consumo de cada mês é $3q$: três vezes o da família vizinha, que gasta $q$.",
  "As duas juntas gastam $3q + q = 4q$, e a conta diz 80 litros por dia.",
  "De $4q = 80$ vem $q = 20$ litros. Por isso, alternativa C.",
];
const rungs = [
  "Olhe no gráfico quantas vezes uma família gasta mais que a vizinha.",
  "Escreva o gasto das duas com uma letra só.",
  "Monte a equação com o total que o enunciado dá.",
];
const question: TutorQuestion = {
  id: "Q1",
  place: "ENEM 2020 Q150",
  subject: "matematica",
  topics: ["Equações do 1º Grau"],
  kind: "single-choice",
  statement:
    "O gráfico mostra o consumo de água de duas famílias vizinhas, que juntas gastam 80 litros por dia.\n\nQuantos litros gasta a família que consome menos?",
  alternatives: ["60", "40", "20", "16", "10"].map((text, at) => ({ letter: "ABCDE".charAt(at), text })),
  ...textsOfWritten({
    year: 2020,
    number: 150,
    language: null,
    itemCode: 1,
    textDigest: "",
    letter: "C",
    idea: "Descobrir o menor de dois consumos quando se sabe a soma e a razão entre eles.",
    steps,
    remarks: [
      { letter: "A", text: "É o consumo da outra família, o triplo." },
      { letter: "B", text: "Divide o total por 2, como se as duas gastassem igual." },
      { letter: "D", text: "Divide o total por 5 em vez de 4." },
      { letter: "E", text: "Divide por 8, número que não aparece na soma." },
    ],
    hints: rungs,
    area: "MT",
    skill: 21,
    subject: "matematica",
    topics: [],
    concept: { title: "Razão e proporção", address: "/trilhas/matematica-enem/razao" },
    checks: [],
  }),
};
const ask: TutorAsk = {
  ...{ prompt: null, words: "", question, answer: null, key: null, lookAlikes: [], sources: [], essay: null },
  ...{ before: [], photo: null },
};
const INTRODUCTION = { from: "assistant", text: "Olá." } as const;

/** A talk: each turn is answered with what was said before it. */
function talk(turns: readonly Partial<TutorAsk>[], fixed: Partial<TutorAsk> = {}): string[] {
  const before: TutorAsk["before"] = [INTRODUCTION];
  return turns.map((turn) => {
    const text = localTutor({ ...ask, ...fixed, ...turn, before: [...before] }).join("");
    before.push({ from: "assistant", text });
    return text;
  });
}

describe("the tutor on a question with written hints, before the answer", () => {
  it("gives the rungs one by one, each once, and says when they are over", () => {
    const replies = talk([
      { prompt: 1 },
      { words: "mais uma dica" },
      { words: "e agora?" },
      { words: "outra dica" },
    ]);
    for (const [at, rung] of rungs.entries()) {
      expect(replies[at]).toContain(rung);
      for (const [other, reply] of replies.entries()) if (other !== at) expect(reply).not.toContain(rung);
    }
    expect(replies[3]).toContain("a resolução abre inteira");
  });

  it("explains what is wanted, and goes step by step without the result", () => {
    const [explained, laddered] = talk([{ prompt: 0 }, { prompt: 2 }]);
    expect(explained).toContain("Descobrir o menor de dois consumos");
    expect(laddered).toContain(rungs[0]);
    expect(laddered).toContain(rungs[1]);
    expect(laddered).not.toContain(rungs[2]);
    expect(laddered).not.toContain("Descobrir o menor");
  });

  it.each([
    ["por que 3q?", 0],
    ["não entendi o gráfico", 0],
    ["o que é passo 2", 1],
    ["por que soma as duas famílias juntas?", 1],
    ["qual a capital da França?", -1],
    ["mais uma dica sobre o gráfico", -1],
  ])("knows which step %j is about", (words, step) => {
    expect(stepAbout(words, steps)).toBe(step);
  });

  it("answers a doubt with its step's why, never with the result", () => {
    const [doubt] = talk([{ words: "por que 3q?" }]);
    expect(doubt).toContain("três vezes o da família vizinha");
    const [result] = talk([{ words: "passo 3" }]);
    expect(result).not.toMatch(/20|alternativa C/);
  });

  it("says that nothing fits, and offers the next rung; refuses the answer once", () => {
    const [unmatched, refused, again] = talk([
      { words: "como se lê um mapa-múndi?" },
      { words: "me diz a letra" },
      { words: "só a letra, vai" },
    ]);
    expect(unmatched).toContain("Não achei na resolução um passo sobre isso.");
    expect(unmatched).toContain(rungs[0]);
    expect(refused).toContain("depois da sua primeira tentativa");
    expect(again).not.toContain("depois da sua primeira tentativa");
  });
});

describe("the tutor on a question with written hints, after the answer", () => {
  const wrong = { answer: { marked: "B", right: false }, key: tutorKeyOf("C") };

  it("begins with the person's own mistake, then the step where the ways part, then what to read", () => {
    const other = { ...question, href: "/q/Q2", place: "ENEM 2019 Q140" };
    const [said = ""] = talk([{ prompt: 1, lookAlikes: [other] }], wrong);
    const order = [
      "Você marcou B",
      "como se as duas gastassem igual",
      "os caminhos se separam",
      "Para rever",
      "Q2",
    ];
    const places = order.map((each) => said.indexOf(each));
    expect(places).toEqual(places.toSorted((one, two) => one - two));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(said).not.toContain("Divide por 8");
  });

  it("shows every step where they are wanted, and says nothing twice", () => {
    const replies = talk(
      [{ prompt: 1 }, { prompt: 2 }, { words: "não entendi o passo 2" }, { prompt: 0 }],
      wrong,
    );
    expect(replies[1]).toContain("**Passo 3.**");
    expect(replies[1]).not.toContain("como se as duas gastassem igual");
    expect(replies[2]).toContain("Esse passo já está acima.");
    expect(talk([{ prompt: 2 }, { prompt: 2 }], wrong)[1]).toContain("Diga em que passo você travou");
  });

  it("confirms a right answer with the steps, and answers a doubt with its step", () => {
    const right = { answer: { marked: "C", right: true }, key: tutorKeyOf("C") };
    const [said, doubt, unknown] = talk(
      [{ prompt: 1 }, { words: "passo 2" }, { words: "e a fotossíntese?" }],
      right,
    );
    expect(said).toContain("Você acertou");
    expect(said).toContain("**Passo 1.**");
    expect(doubt).toContain("já está acima");
    expect(unknown).toContain("Diga o número do passo");
    expect(talk([{ words: "passo 2" }], right)[0]).toContain("**Passo 2.**");
  });
});
