import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hintGuard } from "#app/features/assistant/domain/hint-guard.ts";
import { localTutor } from "#app/features/assistant/domain/local-tutor.ts";
import { modelMessages } from "#app/features/assistant/domain/model-messages.ts";
import {
  type EssayHint,
  essayHintOf,
  essayHints,
  type TutorEssay,
} from "#app/features/assistant/domain/tutor-essay.ts";
import { emptyOutline } from "#app/features/essays/domain/essay-draft.ts";
import { essayAxes } from "#app/features/essays/domain/essay-exams.ts";

const INTRODUCTION =
  "A leitura dos adolescentes brasileiros encolhe, e a escola precisa formar leitores, já que a casa não forma.";
const ARGUMENT =
  "A escola tem livros fechados em armários, porque falta quem os abra, e o aluno lê o que a tela lhe oferece entre uma aula e outra do dia inteiro.";
const PROPOSAL =
  "Portanto, o Ministério da Educação deve abrir as bibliotecas, por meio de verba própria, a fim de que o aluno leia.";

const essay: TutorEssay = {
  hint: "structure",
  title: "Caminhos para formar leitores na adolescência brasileira",
  axis: "educacao",
  command: "Redija um texto.",
  proposes: true,
  texts: [
    { title: "O livro que ninguém pediu", text: "Davi lia gibi.", source: "" },
    { title: "A biblioteca como lugar", text: "Uma lei de 2010 pede bibliotecas.", source: "" },
  ],
  outline: emptyOutline,
  text: "",
};
const nothing = {
  prompt: null,
  words: "",
  question: null,
  answer: null,
  key: null,
  lookAlikes: [],
  sources: [],
  before: [],
  photo: null,
};
const hinted = (changes: Partial<TutorEssay>) =>
  localTutor({ ...nothing, essay: { ...essay, ...changes } }).join("");
const guarded = (text: string) => {
  const guard = hintGuard();
  return guard.push(text) + guard.end();
};

describe("the local tutor's hints", () => {
  test("an empty sheet gets questions about thesis and arguments; a plan is read", () => {
    expect(hinted({})).toContain("em uma frase, ao problema do tema");
    const planned = hinted({
      outline: { thesis: "A escola forma leitores.", first: "Armários", second: "Telas", proposal: "" },
    });
    expect(planned).toContain("Leia a tese do seu plano");
    expect(planned).toContain("mais forte");
  });

  test("structure looks at what the text has", () => {
    expect(hinted({ text: INTRODUCTION })).toContain("bloco só");
    expect(hinted({ text: `${INTRODUCTION}\n\n${PROPOSAL}` })).toContain("segundo argumento");
    expect(hinted({ text: `Tudo muda.\n\n${ARGUMENT}\n\n${PROPOSAL}` })).toContain("descobre qual é o tema");
    expect(hinted({ text: `${INTRODUCTION}\n\nA escola fecha.\n\n${PROPOSAL}` })).toContain(
      "No seu 2º parágrafo, “A escola fecha”, você afirma",
    );
    expect(hinted({ text: `${INTRODUCTION}\n\nFecha, porque quer.\n\n${PROPOSAL}` })).toContain(
      "O seu 2º parágrafo, “Fecha, porque quer”, é curto",
    );
    expect(hinted({ text: `${INTRODUCTION}\n\n${ARGUMENT}\n\nA escola abre.` })).toContain(
      "Como o seu 3º parágrafo, “A escola abre”, se liga",
    );
    expect(hinted({ text: `${INTRODUCTION}\n\n${ARGUMENT}\n\n${PROPOSAL}` })).toContain(
      "O seu final, “Portanto, o Ministério da Educação deve…”, responde ao que a introdução",
    );
  });

  test("repertoire names the motivating text that is least used, and where to look", () => {
    const text = "Uma lei de 2010 pede bibliotecas, e a biblioteca é um lugar.";
    expect(hinted({ hint: "repertoire", text })).toContain("O que o texto I mostra");
    expect(hinted({ hint: "repertoire", text })).toContain("números");
    expect(hinted({ hint: "repertoire", texts: [], axis: "outro" })).toContain("Que fato que você conhece");
  });

  test("the ending is checked for what it lacks, a proposal only where the exam requires one", () => {
    const written = (last: string) => `${INTRODUCTION}\n\n${ARGUMENT}\n\n${last}`;
    expect(hinted({ hint: "ending" })).toContain("cinco perguntas");
    expect(hinted({ hint: "ending", proposes: false })).not.toContain("proposta");
    expect(hinted({ hint: "ending", text: written("Abram as bibliotecas.") })).toContain("quem vai agir");
    expect(hinted({ hint: "ending", text: written(PROPOSAL) })).toContain("que detalhe de um deles");
    expect(hinted({ hint: "ending", proposes: false, text: written("Abram as bibliotecas.") })).not.toContain(
      "proposta",
    );
  });

  test("every hint passes the guard, for every theme of the platform", () => {
    const folder = new URL("../../../content/essay-themes/", import.meta.url);
    const titles = readdirSync(folder).map(
      (file) => /^titulo: (.+)$/m.exec(readFileSync(new URL(file, folder), "utf8"))?.[1] ?? "",
    );
    expect(titles.length).toBeGreaterThanOrEqual(30);
    const texts = [
      "",
      INTRODUCTION,
      `Tudo muda.\n\nFecha.\n\nAbram.`,
      `${INTRODUCTION}\n\n${ARGUMENT}\n\n${PROPOSAL} Em 2010.`,
    ];
    for (const title of titles)
      for (const axis of Object.keys(essayAxes))
        for (const hint of Object.keys(essayHints) as EssayHint[])
          for (const text of texts)
            for (const proposes of [true, false]) {
              const said = hinted({ title, axis, hint, text, proposes });
              expect(guarded(said)).toBe(said);
            }
  });
});

describe("the guard of hints", () => {
  test.each([
    "A leitura é, sem dúvida, um dos pilares da formação cidadã no Brasil contemporâneo.",
    "Você pode escrever: “No Brasil contemporâneo a leitura perde espaço entre os adolescentes porque a escola não tem bibliotecas abertas nem pessoas que as cuidem”.",
    `Pense em ${"muitas coisas ".repeat(30)}?`,
  ])("withholds what could be part of an essay: %s", (text) => {
    const said = guarded(`Qual é a sua tese? ${text} Releia o começo.`);
    expect(said).toMatch(/ A frase é sua: escreva com as suas palavras e, se travar, peça outra dica\.$/);
    expect(said).not.toContain(text.slice(-40));
  });

  test("ends what goes on and on", () => {
    const said = guarded("Qual é a sua tese, e por quê? ".repeat(60));
    expect(said).toContain("A frase é sua");
    expect(said.split(/\s+/).length).toBeLessThan(180);
  });

  test("lets marks of lists through", () => {
    const text = "- Qual é a sua tese?\n- Releia o segundo parágrafo.\n\n  ";
    expect(guarded(text)).toBe(text);
  });
});

test("a provider gets the draft as data, and the rule against text to copy", () => {
  const { system, messages } = modelMessages({
    ...nothing,
    words: essayHints.structure.asks,
    essay: { ...essay, text: ARGUMENT },
  });
  expect(system).toContain("Nunca escreva frases");
  expect(messages.at(-1)?.content).toContain(`<redacao>\n${ARGUMENT}\n</redacao>`);
  expect(messages.at(-1)?.content).toContain("<texto_motivador_2>");
});

test("hints are named", () => {
  expect(essayHintOf("ending")).toBe("ending");
  expect(essayHintOf("toString")).toBeNull();
  expect(essayHintOf(1)).toBeNull();
});
