import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { distressHelp, distressIn } from "#app/features/assistant/domain/distress.ts";
import { dataSets } from "#tests/support/data-sets.ts";
import { abusePhrases, selfHarmPhrases } from "#tests/support/distress-phrases.ts";
import { harmlessPhrases } from "#tests/support/harmless-phrases.ts";

const sets = dataSets("enem-provas-2009-2022", {
  own: { folder: "enem-provas", more: 90 },
  real: { folder: "enem-provas-2009-2022", more: 2000 },
});

describe("words of distress", () => {
  it("are detected in everyday and coded wording", () => {
    expect(selfHarmPhrases.filter((each) => distressIn(each) !== "selfHarm")).toEqual([]);
    expect(abusePhrases.filter((each) => distressIn(each) !== "abuse")).toEqual([]);
    expect(selfHarmPhrases.length + abusePhrases.length).toBeGreaterThanOrEqual(140);
  });

  it("are not detected in exaggeration and in subjects of exams", () => {
    expect(harmlessPhrases.filter((each) => distressIn(each) !== null)).toEqual([]);
    expect(harmlessPhrases.length).toBeGreaterThanOrEqual(120);
  });

  it("are detected despite capital letters, marks and more text", () => {
    expect(distressIn("Oi. Não entendi a questão 5 e… EU QUERO MORRER!!! ninguém me ajuda")).toBe("selfHarm");
    expect(distressIn("quero m@tar aula, e não vou me mat@r")).toBe("selfHarm");
    expect(distressIn("vou me $uicidar, quero me $uicid@r, me $$$")).toBeNull();
    expect(distressIn("qual a fórmula? obs: meu padrasto me bate todo dia")).toBe("abuse");
  });

  it("get the same help, word for word", () => {
    const text = "Você não precisa passar por isso só. CVV 188, 24 horas, de graça. Disque 100.";
    expect(distressHelp).toEqual({ selfHarm: text, abuse: text });
  });

  it.each(sets)("are detected in few of the questions of $name", ({ root, folder, more }) => {
    const exams = `${root}/${folder}`;
    const questions = readdirSync(exams)
      .filter((name) => name.endsWith(".jsonl"))
      .flatMap((name) => readFileSync(`${exams}/${name}`, "utf8").trim().split("\n"))
      .map(
        (line) => JSON.parse(line) as { title: string; context: string; alternativesIntroduction: string },
      );
    const heard = questions.filter(({ context, alternativesIntroduction }) =>
      distressIn(`${context ?? ""}\n${alternativesIntroduction ?? ""}`),
    );
    expect(questions.length).toBeGreaterThan(more);
    expect(heard.length / questions.length, heard.map(({ title }) => title).join(", ")).toBeLessThan(0.005);
  });
});
