/** Positions of alternatives in the form; the last ones may be empty. */
export const PLACES = [0, 1, 2, 3, 4] as const;

const LETTERS = "ABCDE";

export function letterAt(place: number): string {
  return LETTERS.charAt(place);
}

export const draftLabels = {
  institution: "Instituição",
  phase: "Fase",
  day: "Dia",
  booklet: "Caderno",
  number: "Número",
  subject: "Disciplina",
  topics: "Assuntos",
  kind: "Tipo",
  language: "Língua estrangeira",
  difficulty: "Dificuldade",
  status: "Situação",
  quarantineReason: "Motivo da quarentena",
  statement: "Enunciado",
  key: "Gabarito",
  solution: "Resolução",
  hint: "Dica",
  explanation: "O que a questão pede",
} as const;

export type LabelledField = keyof typeof draftLabels;

/** `picture-…`: path of the stored picture, "" for none; `alt-…`: its description. */
export type DraftInput = LabelledField | `${"alternative" | "picture" | "alt"}-${number}`;

/** All but `topics` have one text. */
export type DraftFields = Readonly<Record<DraftInput, readonly string[]>>;

export type PictureInput = "file-statement" | `file-${number}`;
export const pictureInputs: readonly PictureInput[] = [
  "file-statement",
  ...PLACES.map((place) => `file-${place}` as const),
];

export type DraftField = DraftInput | PictureInput;
export type DraftProblems = Partial<Record<DraftField, string>>;

export function fieldLabel(field: string): string {
  const place = /-(\d)$/.exec(field)?.[1];
  if (place !== undefined) return `Alternativa ${letterAt(Number(place))}`;
  return draftLabels[field as LabelledField] ?? "Imagem do enunciado";
}

/** Above every limit, so that a longer text is refused, not cut. */
const LONGEST_READ = 70_000;
const LONGEST_PATH = 300;
export const LONGEST_ALT = 500;
const MOST_TOPICS = 30;

type SentTexts = {
  text: (name: string, longest?: number) => string;
  texts: (name: string, longest?: number) => string[];
};

export function readDraftFields(form: SentTexts): DraftFields {
  type Entry = readonly [name: string, texts: readonly string[]];
  const one = (name: string, longest: number): Entry => [name, [form.text(name, longest)]];
  const alternatives = PLACES.flatMap((place): Entry[] => [
    one(`alternative-${place}`, LONGEST_READ),
    form.text(`remove-picture-${place}`) ? [`picture-${place}`, [""]] : one(`picture-${place}`, LONGEST_PATH),
    one(`alt-${place}`, LONGEST_ALT),
  ]);
  const labelled = Object.fromEntries(Object.keys(draftLabels).map((name) => one(name, LONGEST_READ)));
  const topics = [...new Set(form.texts("topics").filter(Boolean))].slice(0, MOST_TOPICS);
  return {
    ...(labelled as Record<LabelledField, readonly string[]>),
    ...Object.fromEntries(alternatives),
    topics,
  };
}
