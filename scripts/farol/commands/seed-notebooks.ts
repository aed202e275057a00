import type { BlockKind } from "#app/domain/notebooks/block-kinds.ts";
import { notebookWords } from "#app/domain/notebooks/notebook-filter.ts";
import { placesFrom } from "#app/domain/notebooks/place-key.ts";
import { type StoredSection, sectionList, sortedByPlace } from "#app/domain/notebooks/sections.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { readAddress } from "#app/domain/questions/search/read-address.ts";
import { insertBlocks } from "#app/queries/notebooks/blocks.server.ts";
import {
  insertNotebook,
  notebooksOfTitle,
  reconcileClasses,
} from "#app/queries/notebooks/notebooks.server.ts";
import { drawBlock } from "#app/services/notebooks/draw-block.server.ts";
import { searchQuestions } from "#app/services/questions/search-questions.server.ts";
import { demoNotebooks } from "#content/demo-notebooks.ts";
import type { DemoNotebook, DemoSection } from "#content/notebooks/demo-notebook.ts";
import type { Platform } from "../../platform/open-platform.ts";

const QUESTIONS = 3;
const MOST = 2000;
type Wanted = { kind: BlockKind; source: string };

/** The first questions of a section's search; none if the bank has none. */
async function questionsOf({ deps }: Platform, search: string): Promise<Wanted[]> {
  const params = new URL(search, "https://farol.invalid").searchParams;
  const { page } = await searchQuestions(deps, null, (catalogue) => readAddress({}, params, catalogue));
  const closed = page.rows.filter(({ kind }) => kind === "single-choice").slice(0, QUESTIONS);
  const codes = closed.map(({ ord }) => questionCode(ord));
  return codes.length > 0 ? [{ kind: "questions", source: JSON.stringify({ codes, search }) }] : [];
}

async function blocksOf(platform: Platform, { texts, note, search }: DemoSection): Promise<Wanted[]> {
  return [
    ...(note ? [{ kind: "note" as const, source: note }] : []),
    ...texts.map((source) => ({ kind: "text" as const, source })),
    ...(search ? await questionsOf(platform, search) : []),
  ];
}

async function seedNotebook(platform: Platform, school: { id: string; classId: string }, demo: DemoNotebook) {
  const { deps } = platform;
  const reader = { schoolId: school.id, role: "manager" as const, person: null, userNum: -1 };
  const [known] = await deps.read(notebooksOfTitle(deps.db, school.id, demo.title));
  if (known.length > 0) return;
  const places = placesFrom(demo.sections.length);
  const sections: Record<string, StoredSection> = {};
  for (const [index, { title }] of demo.sections.entries())
    sections[deps.newId()] = { title, place: places[index] ?? "V", shown: true };
  const id = deps.newId();
  const writing = { at: deps.now(), by: null };
  const made = { id, title: demo.title, words: notebookWords(demo.title), sections };
  await deps.write(
    ...insertNotebook(deps.db, reader, made, writing),
    ...reconcileClasses(deps.db, reader, { id, classes: [school.classId] }, writing),
  );
  for (const [index, section] of sortedByPlace(sectionList(sections)).entries()) {
    const wanted = demo.sections[index] ? await blocksOf(platform, demo.sections[index]) : [];
    const at = placesFrom(wanted.length);
    const added = [];
    for (const [order, { kind, source }] of wanted.entries()) {
      const drawn = await drawBlock(deps, kind, source);
      added.push({ id: deps.newId(), section: section.id, place: at[order] ?? "V", kind, ...drawn });
    }
    const author = { at: deps.now(), by: "farol", operation: "", most: MOST };
    await deps.write(...insertBlocks(deps.db, reader, id, added, author));
  }
}

/** The demo notebooks of a school, in one of its classes; what is there by its title stays. */
export async function seedNotebooks(
  platform: Platform,
  school: { id: string; classId: string },
): Promise<void> {
  for (const demo of demoNotebooks) await seedNotebook(platform, school, demo);
}
