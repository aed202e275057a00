import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { isSchoolOrd } from "#app/features/bank/domain/school-ord.ts";
import { picturesOfText } from "#app/features/bank/services/pictures-of-text.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import type { StudyFields } from "../domain/study-fields.ts";
import { studyWords } from "../domain/study-filter.ts";
import type { StudyKind } from "../domain/study-kind.ts";
import { MOST_STUDY_QUESTIONS, minutesOf, type StoredPart, writtenParts } from "../domain/study-parts.ts";
import type { DrawnStudy } from "../queries/materials/study-writing.server.ts";

/** A page as it is shown, and what its author should know. */
export type DrawnPage = { parts: StoredPart[]; questions: number[]; problems: string[] };

/** Draws a page with the renderer of questions. Loads it on first use. */
export async function drawPage(deps: Deps, text: string): Promise<DrawnPage> {
  const { renderText } = await import("#app/platform/math/domain/render-text.server.ts");
  const written = writtenParts(text);
  const sources = written.flatMap((part) => (part.kind === "text" ? [part.source] : []));
  const pictures = await picturesOfText(deps, sources);
  const problems: string[] = [];
  const asked = new Set<number>();
  const parts = written.flatMap((part): StoredPart[] => {
    if (part.kind === "section") return [part];
    if (part.kind === "questions") return questionsPart(part.words, asked, problems);
    const { html, failures, missingPictures } = renderText(part.source, { pictures });
    problems.push(...failures.map(({ formula, reason }) => `${reason} ${formula}`));
    problems.push(...missingPictures.map((path) => `Figura que não existe: ${path}`));
    return [{ kind: "text", html }];
  });
  return { parts, questions: [...asked], problems };
}

/** Each question once on a page; a code that is none is named. */
function questionsPart(words: readonly string[], asked: Set<number>, problems: string[]): StoredPart[] {
  const ords: number[] = [];
  for (const word of words) {
    const ord = ordOfCode(word);
    if (ord === null || isSchoolOrd(ord)) problems.push(`Não é o código de uma questão do banco: ${word}`);
    else if (!asked.has(ord) && asked.size < MOST_STUDY_QUESTIONS) {
      asked.add(ord);
      ords.push(ord);
    }
  }
  return ords.length > 0 ? [{ kind: "questions", ords }] : [];
}

/** The fields with all that is computed from them. */
export async function drawStudy(
  deps: Deps,
  fields: StudyFields,
  kind: StudyKind,
  catalogue: TopicCatalogue,
): Promise<{ drawn: DrawnStudy; problems: string[] }> {
  const { parts, questions, problems } = await drawPage(deps, fields.source);
  const minutes = minutesOf(fields.source, questions.length);
  const words = studyWords({ ...fields, kind, body: plainText(fields.source) }, catalogue);
  return { drawn: { ...fields, kind, parts, questions, minutes, words }, problems };
}
