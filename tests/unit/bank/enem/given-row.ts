import type { InepLink } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { parseEnemLine } from "#app/features/bank/domain/enem/reading/parse-line.ts";
import { type DraftedRow, enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";

/** A sound row of the first source, as its JSON has it, with the fields given instead. */
export function givenJson(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: "Questão 140 - ENEM 2023",
    index: 140,
    year: 2023,
    language: null,
    discipline: "matematica",
    context: "Um reservatório tem 12 litros e recebe mais 3 litros por minuto.",
    files: [],
    correctAlternative: "B",
    alternativesIntroduction: "Depois de 5 minutos, o reservatório terá",
    alternatives: givenAlternatives(
      ["15 litros.", "27 litros.", "30 litros.", "36 litros.", "60 litros."],
      "B",
    ),
    sourcePath: "public/2023/questions/140/details.json",
    ...fields,
  };
}

export function givenAlternatives(texts: (string | null)[], right: string | null) {
  return texts.map((text, at) => {
    const letter = String.fromCharCode(65 + at);
    return { letter, text, file: null, isCorrect: letter === right };
  });
}

/** The draft of a row given as JSON; it has to be readable. */
export function draftOf(
  json: unknown,
  {
    link = null,
    pictures = [],
    refused = [],
  }: { link?: InepLink | null; pictures?: string[]; refused?: string[] } = {},
): DraftedRow {
  const parsed = parseEnemLine(JSON.stringify(json), { fileName: "teste.jsonl", ordinal: 1 });
  if (!parsed.ok) throw new Error(parsed.reason);
  return enemDraft(
    parsed.row,
    link,
    (path) => pictures.includes(path),
    (path) => refused.includes(path),
  );
}

export function givenLink(fields: Partial<InepLink> = {}): InepLink {
  return {
    area: "MT",
    itemCode: 1001,
    skill: 5,
    key: "B",
    annulled: false,
    leftOut: false,
    booklet: 1211,
    a: 1.1,
    b: 0.4,
    c: 0.15,
    ...fields,
  };
}
