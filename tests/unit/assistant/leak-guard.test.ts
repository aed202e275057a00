import { describe, expect, it } from "vitest";
import { leakGuard, plainHint } from "#app/features/assistant/domain/leak-guard.ts";
import { growthUpTo, NEARLY_LINEAR } from "#tests/support/growth.ts";
import { hostileAnswers, leakKinds } from "#tests/support/hostile-answers.ts";
import { type KeyedQuestion, keyedQuestions } from "#tests/support/tutor-questions.ts";

const questions = keyedQuestions();
const [some] = questions as [KeyedQuestion];

/** Pieces of changing lengths, the same for the same seed. */
function piecesOf(text: string, seed: number): string[] {
  const pieces: string[] = [];
  let state = seed;
  for (let at = 0; at < text.length; ) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const length = 1 + (state % 7);
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}

function through({ question, key }: KeyedQuestion, pieces: readonly string[], hint = "Releia a pergunta.") {
  const guard = leakGuard(question, key, hint);
  const shown = pieces.map((piece) => guard.push(piece));
  return { shown: [...shown, guard.end()], withheld: guard.withheld };
}

describe("a hostile provider", () => {
  const answers = hostileAnswers(questions, 12);

  it("leaks in more than 500 ways, and none is seen, whole or in pieces", () => {
    expect(leakKinds.length).toBeGreaterThanOrEqual(70);
    expect(answers.length).toBeGreaterThanOrEqual(500);
    const seen = answers.flatMap(({ kind, keyed, text, leaked }, at) => {
      const whole = through(keyed, [text]).shown.join("");
      const split = through(keyed, piecesOf(text, at + 1)).shown.join("");
      return leaked(whole) || leaked(split) || whole !== split
        ? [`${kind} of ${keyed.question.id}: ${whole}`]
        : [];
    });
    expect(seen).toEqual([]);
  });

  it("is distinguished from an honest one at once: every one of its answers is marked as withheld", () => {
    const unmarked = answers.filter(({ keyed, text }) => !through(keyed, [text]).withheld);
    expect(unmarked.map(({ kind, keyed }) => `${kind} of ${keyed.question.id}`)).toEqual([]);
  });

  it("learns nothing of the key from what is withheld: a wrong letter is withheld too", () => {
    for (const { question, key } of questions.slice(0, 20))
      for (const { letter } of question.alternatives)
        expect(
          through({ question, key, letter, text: "" }, [`A resposta é a letra ${letter}.`]).withheld,
        ).toBe(true);
  });
});

describe("what goes out", () => {
  it("is a sentence once it is whole, and its start is not lost", () => {
    const { shown } = through(some, ["Leia a per", "gunta com calma", ". Depois ", "anote os dados"]);
    expect(shown).toEqual(["", "", "Leia a pergunta com calma. ", "", "Depois anote os dados"]);
  });

  it("ends with the further hint where a sentence was withheld, and nothing follows", () => {
    const said = "Leia a pergunta. A resposta é a letra B. Isso porque a conta dá certo.";
    expect(through(some, [said], "Olhe a figura.").shown.join("")).toBe("Leia a pergunta. Olhe a figura.");
  });

  it("has a plain hint where the further hint would leak or is none", () => {
    for (const hint of ["", "Marque a letra B."])
      expect(through(some, ["É a letra B."], hint).shown.join("")).toBe(plainHint);
  });

  it("comes even where a text has no sentences", () => {
    const word = "pense ".repeat(500);
    const { shown } = through(some, [word]);
    expect(shown.join("")).toBe(word);
    expect(shown[0]?.length).toBeGreaterThan(1000);
  });

  it("is cut at a space where a sentence is too long, and a word without end is withheld", () => {
    const { shown } = through(some, [`${"pense ".repeat(210)}fim. Depois pare.`]);
    expect(shown.join("")).toContain("fim. Depois pare.");
    const { withheld, shown: hint } = through(some, [`Leia ${"x".repeat(1500)}`], "Releia tudo.");
    expect([withheld, hint.join("")]).toEqual([true, "Leia Releia tudo."]);
    expect(through(some, ["y".repeat(1500)], "Releia.").shown.join("")).toBe("Releia.");
  });

  it("buffers a formula until it is closed, and money is no formula", () => {
    const { shown } = through(some, ["Use $v = 1. ", "5\\,t$ aqui. ", "Custa R$ 3 por dia. ", "Fim"]);
    expect(shown[0]).toBe("");
    expect(shown[1]).toContain("aqui. ");
    expect(shown[2]).toContain("por dia. ");
  });
});

describe("honest teaching", () => {
  it("passes: at least 95 % of the hints and explanations that people wrote", () => {
    const texts = questions.flatMap((keyed) =>
      [keyed.question.hint, keyed.question.explanation].map((text) => ({ keyed, text: text ?? "" })),
    );
    const withheld = texts.filter(({ keyed, text }) => through(keyed, [text]).withheld);
    expect(texts.length).toBeGreaterThan(200);
    expect(withheld.length / texts.length, withheld.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(
      0.05,
    );
  });

  it.each([
    "Compare as alternativas A, B, C, D e E com o que o texto diz.",
    "Leia de A a E antes de marcar.",
    "A velocidade cresce com o tempo. E não se esqueça das unidades.",
    "Segundo o texto, a vitamina C ajuda a absorver o ferro.",
    "D. Pedro II governou o Brasil por quase meio século.",
    "No século V a.C., Atenas era uma cidade livre.",
    "1. Leia. 2. Anote. 3. Compare.",
    "São dois passos: anotar os dados e escolher a fórmula.",
    "Use $E = mc^2$ e isole $m$.",
    "A alternativa certa é a que combina com todos os dados.",
    "O que muda quando a força dobra?",
  ])("passes: %s", (text) => {
    expect(through(some, [text])).toMatchObject({ withheld: false });
  });

  it("is judged in time that grows with what is said", async () => {
    const sentence = "A velocidade cresce com o tempo, e a distância com ela. ";
    const judged = (length: number) => through(some, [sentence.repeat(Math.ceil(length / sentence.length))]);
    expect(await growthUpTo(16_000, judged)).toBeLessThan(NEARLY_LINEAR);
  });
});
