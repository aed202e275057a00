import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicNamed } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { cleanLine } from "#app/platform/text/clean-text.ts";
import { readTitle } from "./material-title.ts";
import type { StudyKind } from "./study-kind.ts";
import { LONGEST_STUDY_TEXT } from "./study-parts.ts";
import { readVideoAddress } from "./video-address.ts";

export const LONGEST_SUMMARY = 300;
const MOST_TOPICS = 8;

/** As a form or a file says it. `institution`: a code, or "". `address`: of a video. */
export type SentStudy = {
  title: string;
  summary: string;
  subject: string;
  topics: readonly string[];
  institution: string;
  text: string;
  address: string;
};
export type StudyField = keyof SentStudy;

export type StudyFields = {
  title: string;
  summary: string;
  subject: number;
  topics: number[];
  institution: number | null;
  source: string;
  videoUrl: string | null;
};

const problemTexts = {
  title: "Dê um título ao material, com 1 a 120 caracteres.",
  summary: "Resuma o material em até 300 caracteres.",
  subject: "Escolha a disciplina.",
  topics: "Escolha de 1 a 8 assuntos da disciplina.",
  institution: "Escolha uma instituição da lista.",
  text: "O texto pode ter até 60.000 caracteres.",
  address: "Cole o endereço inteiro do vídeo, começando por https://.",
} as const satisfies Record<StudyField, string>;

/** The fields as they are stored, or what is wrong with each. An empty address is none. */
export function readStudyFields(
  sent: SentStudy,
  kind: StudyKind,
  catalogue: TopicCatalogue,
): { fields: StudyFields } | { problems: Partial<Record<StudyField, string>> } {
  const title = readTitle(sent.title);
  const subject = subjectOf(sent.subject);
  const names = subject ? sent.topics.map((name) => topicNamed(subject.slug, name, catalogue)?.id) : [];
  const topics = [...new Set(names.flatMap((id) => id ?? []))];
  const institution = institutionOf(sent.institution);
  const wantsAddress = kind === "videoURL" && sent.address.trim() !== "";
  const address = wantsAddress ? readVideoAddress(sent.address) : null;
  const summary = cleanLine(sent.summary);
  const wrong: Record<StudyField, boolean> = {
    title: title === null,
    summary: summary.length > LONGEST_SUMMARY,
    subject: !subject,
    topics: topics.length > MOST_TOPICS || names.includes(undefined),
    institution: sent.institution !== "" && !institution,
    text: sent.text.length > LONGEST_STUDY_TEXT,
    address: wantsAddress && address === null,
  };
  if (title === null || !subject || Object.values(wrong).includes(true)) {
    const names = Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name as StudyField] : []));
    return { problems: Object.fromEntries(names.map((name) => [name, problemTexts[name]])) };
  }
  return {
    fields: {
      title,
      summary,
      subject: subject.id,
      topics,
      institution: institution?.id ?? null,
      source: kind === "page" ? sent.text : "",
      videoUrl: address,
    },
  };
}

/** Base of a save: which version of the draft the browser has. */
export function readStudyBase(sent: string): { version: number; revision: number } | null {
  const [, version, revision] = /^(\d{1,6})\.(\d{1,9})$/.exec(sent) ?? [];
  return version && revision ? { version: Number(version), revision: Number(revision) } : null;
}

export function studyBase({ version, revision }: { version: number; revision: number }): string {
  return `${version}.${revision}`;
}
