import { type InstitutionCode, institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { type SubjectSlug, subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { memberIds } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import { words } from "#app/platform/text/normalize.ts";
import { type StudyKind, studyKinds } from "./study-kind.ts";

const studyOrders = ["newest", "title", "minutes"] as const;
type StudyOrder = (typeof studyOrders)[number];

/** As an address says it. */
const orderWords: Readonly<Record<StudyOrder, string>> = {
  newest: "",
  title: "titulo",
  minutes: "minutos",
};

export const studyOrderOptions = [
  { value: orderWords.newest, label: "Mais novos" },
  { value: orderWords.title, label: "Título" },
  { value: orderWords.minutes, label: "Mais curtos" },
];

export type StudyFilter = {
  text: string;
  subject: SubjectSlug | null;
  topic: number | null;
  kind: StudyKind | null;
  institution: InstitutionCode | null;
  order: StudyOrder;
  /** From 1. */
  page: number;
};

export const LONGEST_STUDY_SEARCH = 80;
const MOST_WORDS = 8;
const MOST_PAGES = 40;
/** Of a text, in the index. */
const MOST_INDEXED = 1200;

/** Parameters: `q`, `disciplina`, `assunto`, `tipo`, `instituicao`, `ordem`, `pagina`. What they do not know is ignored. */
export function readStudyFilter(
  params: { get(name: string): string | null },
  catalogue: TopicCatalogue,
): StudyFilter {
  const subject = subjectOf(params.get("disciplina") ?? "")?.slug ?? null;
  const asked = catalogue.byId.get(Number(params.get("assunto")));
  const page = Number(params.get("pagina"));
  return {
    text: cutText(cleanText(params.get("q") ?? ""), LONGEST_STUDY_SEARCH),
    subject,
    topic: asked && asked.subject === subject ? asked.id : null,
    kind: studyKinds.find((kind) => kind === params.get("tipo")) ?? null,
    institution: institutionOf(params.get("instituicao") ?? "")?.code ?? null,
    order: studyOrders.find((order) => orderWords[order] === params.get("ordem")) ?? "newest",
    page: Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** As a query of an address, without what is not set. */
export function studyQuery(filter: StudyFilter): Record<string, string | number | null> {
  return {
    q: filter.text || null,
    disciplina: filter.subject,
    assunto: filter.topic,
    tipo: filter.kind,
    instituicao: filter.institution,
    ordem: orderWords[filter.order] || null,
    pagina: filter.page > 1 ? filter.page : null,
  };
}

/** Words of texts have a prefix that tokens of the catalogue do not have. */
const word = (text: string) => `w${text}`;
/** In every material's words. */
const EVERY_STUDY = "p1";
const studyTopicToken = (id: number) => `t${id}`;

type Indexed = {
  title: string;
  summary: string;
  body: string;
  kind: StudyKind;
  subject: number;
  topics: readonly number[];
  institution: number | null;
};

/** What a published material is found by; accents and case are ignored. */
export function studyWords(indexed: Indexed, { byId }: TopicCatalogue): string {
  const { title, summary, body, kind, subject, topics, institution } = indexed;
  const names = topics.map((id) => byId.get(id)?.name ?? "");
  const found = new Set(words([title, summary, ...names, body].join(" ")));
  return [
    EVERY_STUDY,
    `s${subject}`,
    `k${kind}`,
    ...(institution === null ? [] : [`i${institution}`]),
    ...topics.map(studyTopicToken),
    ...[...found].slice(0, MOST_INDEXED).map(word),
  ].join(" ");
}

/** FTS5 expression: all that was chosen, and the beginnings of words. */
export function studyExpression(filter: StudyFilter, catalogue: TopicCatalogue): string {
  const { subject, topic, kind, institution } = filter;
  const tokens = [EVERY_STUDY];
  if (subject) tokens.push(`s${subjectOf(subject)?.id}`);
  if (kind) tokens.push(`k${kind}`);
  if (institution) tokens.push(`i${institutionOf(institution)?.id}`);
  const starts = words(filter.text)
    .slice(0, MOST_WORDS)
    .map((start) => `"${word(start)}"*`);
  const topics = topic === null ? [] : memberIds(topic, catalogue).map((id) => `"${studyTopicToken(id)}"`);
  return [
    ...tokens.map((token) => `"${token}"`),
    ...(topics.length > 0 ? [`(${topics.join(" OR ")})`] : []),
    ...starts,
  ].join(" AND ");
}
