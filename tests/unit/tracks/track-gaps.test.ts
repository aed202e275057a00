import { expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { parseTrack } from "#app/features/tracks/domain/parse-track.ts";
import { trackHead as head, inSubtopic, trackText } from "./given-track.ts";

test.each([
  [
    head.replace("Resumo: r\n", ""),
    ["A trilha ainda não tem unidades.", "Falta o resumo da trilha, em uma frase."],
  ],
  [`${head}## Unidade: U`, ["A unidade “U” ainda não tem subtópicos."]],
  [
    inSubtopic("Depois de: s; nada"),
    [
      "S: falta uma lição.",
      "S: falta um exemplo.",
      "S: faltam questões: ao menos duas.",
      "S: falta uma verificação de ao menos duas questões.",
      "S: não pode vir depois de si mesmo.",
      "S: não há subtópico com o código “nada” nesta trilha.",
    ],
  ],
  [
    trackText.replace(
      "#### Questão: 7K2M9XQ4",
      "#### Verificação\n##### Questão: 7K2M9XQ4\n#### Questão: 7K2M9XQ6",
    ),
    ["Razão: falta uma verificação de ao menos duas questões.", "Razão: há mais de uma verificação."],
  ],
  [
    inSubtopic(
      "#### Verificação\n##### Questão\nTipo: Discursiva\nPor quê?\n##### Questão: 7K2M9XQ4\n#### Lição\nx\n#### Exemplo\ny\n#### Questão: 7K2M9XQ5\n#### Questão: 7K2M9XQ6",
    ),
    [
      "S: a verificação vem por último.",
      "S: esta questão não se corrige sozinha; precisa de gabarito e de estar publicada.",
    ],
  ],
] as const)("an unfinished track can be read, and says what is missing (%#)", (text, gaps) => {
  const parsed = parseTrack(text, seedCatalogue);
  expect(parsed.problems).toEqual([]);
  expect(parsed.gaps.map(({ message }) => message)).toEqual(gaps);
});
