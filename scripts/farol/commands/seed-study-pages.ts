import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import { topicId } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import type { QuestionOrigin } from "#app/features/bank/domain/question-heading.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import { storePictures } from "#app/features/bank/services/storing/store-pictures.server.ts";
import { studyBase } from "#app/features/library/domain/study-fields.ts";
import { studyById } from "#app/features/library/queries/materials/study-writing.server.ts";
import { createStudy, publishStudy } from "#app/features/library/services/write-study.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import {
  BANK_LINE,
  BANK_QUESTIONS,
  readStudyPage,
  type StudyPage,
  withQuestions,
} from "#content/read-study-page.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { root } from "../../platform/state.ts";

/** The glossary lists no questions. */
const FOLDERS = ["content/study-pages", "content/glossary"];
const FIGURES = "content/study-figures";
/** Characters at the beginning of a statement: one template of the generator gives one question of a page. */
const SAME_BEGINNING = 24;

async function storeFigures({ deps }: Platform): Promise<void> {
  const names = await readdir(join(root, FIGURES));
  const files = await Promise.all(
    names.map(async (name) => ({
      path: `figuras/estudo/${name}`,
      bytes: new Uint8Array(await readFile(join(root, FIGURES, name))),
    })),
  );
  const { refused } = await storePictures(deps, files);
  if (refused.length > 0) throw new Error(`Figuras que não são imagens: ${refused.join(", ")}`);
}

/** Generated questions are not listed below study pages. */
const ORIGINS: QuestionOrigin[] = ["exam", "authored"];

/** Single-choice questions of the page's topics with a solution, as different as the bank has them. */
async function codesFor({ deps }: Platform, page: StudyPage): Promise<string[]> {
  const catalogue = deps.catalogue.current();
  const subject = subjectOf(page.subject);
  const topics = page.topics.flatMap((name) =>
    subject ? (topicId(subject.slug, name, catalogue) ?? []) : [],
  );
  const chosen = new Map<string, number>();
  const others: number[] = [];
  for (const topic of topics) {
    const filters = { ...noFilters, topics: [topic], origins: ORIGINS, solution: true };
    const { page: found } = await searchQuestions(deps, null, () => ({
      filters,
      page: { after: "", before: "", place: "" },
    }));
    for (const { ord, kind, excerpt } of found.rows) {
      if (kind !== "single-choice" || others.includes(ord) || [...chosen.values()].includes(ord)) continue;
      const beginning = excerpt.slice(0, SAME_BEGINNING);
      if (chosen.has(beginning)) others.push(ord);
      else chosen.set(beginning, ord);
    }
  }
  return [...chosen.values(), ...others].slice(0, BANK_QUESTIONS).map(questionCode);
}

/** The study pages of the demo, with questions of the bank; those that are there stay. Returns the number of new ones. */
export async function seedStudyPages(platform: Platform): Promise<number> {
  const { deps } = platform;
  await storeFigures(platform);
  const actor = { viewer: null, requestId: deps.newId() };
  let added = 0;
  const folders = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(root, folder)))
        .sort()
        .reverse()
        .map((name) => ({ folder, name })),
    ),
  );
  for (const { folder, name } of folders.reverse().flat()) {
    const page = readStudyPage(name, await readFile(join(root, folder, name), "utf8"));
    const { id } = page;
    const [known] = await deps.read(studyById(deps.db, id));
    if (known) continue;
    const codes = page.text.includes(BANK_LINE) ? await codesFor(platform, page) : [];
    const sent = withQuestions(page, codes);
    const created = await createStudy(deps, actor, { sent, kind: "page", id });
    if ("problems" in created) throw new Error(`${id}: ${JSON.stringify(created.problems)}`);
    await publishStudy(deps, actor, { id, base: studyBase({ version: 1, revision: 1 }) });
    added += 1;
  }
  return added;
}
