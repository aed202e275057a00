import { readAddress } from "#app/features/bank/domain/search/read-address.ts";
import { searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import type { BlockKind } from "#app/features/notebooks/domain/block-kinds.ts";
import { notebookWords } from "#app/features/notebooks/domain/notebook-filter.ts";
import { type StoredSection, sectionList, sortedByPlace } from "#app/features/notebooks/domain/sections.ts";
import { insertBlocks } from "#app/features/notebooks/queries/blocks.server.ts";
import {
  copyNotebook,
  insertNotebook,
  notebooksOfTitle,
  reconcileClasses,
} from "#app/features/notebooks/queries/notebooks.server.ts";
import { drawBlock } from "#app/features/notebooks/services/draw-block.server.ts";
import { schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { placesFrom } from "#app/platform/lists/domain/place-key.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { demoNotebooks } from "#content/demo-notebooks.ts";
import type { DemoNotebook, DemoSection } from "#content/notebooks/demo-notebook.ts";
import type { Platform } from "../../platform/open-platform.ts";

const QUESTIONS = 3;
const MOST = 2000;
/** Notebooks of a class in a large school. */
const PER_CLASS = 2;
const AUTHOR = "farol";
const COPIES_A_BATCH = 20;
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

type Place = { id: string; classId: string };

/** Who writes what is seeded. */
function seeder(schoolId: string) {
  return { schoolId, role: "manager" as const, person: null, userNum: -1 };
}

/** A notebook in a class. Its id; null: its title is there. */
async function seedNotebook(platform: Platform, school: Place, demo: DemoNotebook): Promise<string | null> {
  const { deps } = platform;
  const reader = seeder(school.id);
  const known = await deps.read(notebooksOfTitle(deps.db, school.id, demo.title));
  if (known.length > 0) return null;
  const places = placesFrom(demo.sections.length);
  const sections: Record<string, StoredSection> = {};
  for (const [index, { title }] of demo.sections.entries())
    sections[deps.newId()] = { title, place: places[index] ?? "V", shown: true };
  const id = deps.newId();
  const writing = { at: deps.now(), by: null };
  const made = { id, title: demo.title, words: notebookWords(demo.title), sections };
  await deps.write([
    insertNotebook(deps.db, reader, made, writing),
    reconcileClasses(deps.db, reader, { id, classes: [school.classId] }, writing),
  ]);
  for (const [index, section] of sortedByPlace(sectionList(sections)).entries()) {
    const wanted = demo.sections[index] ? await blocksOf(platform, demo.sections[index]) : [];
    const at = placesFrom(wanted.length);
    const added = [];
    for (const [order, { kind, source }] of wanted.entries()) {
      const drawn = await drawBlock(deps, kind, source);
      added.push({ id: deps.newId(), section: section.id, place: at[order] ?? "V", kind, ...drawn });
    }
    const author = { at: deps.now(), by: AUTHOR, operation: "", most: MOST };
    await deps.write(insertBlocks(deps.db, reader, id, added, author));
  }
  return id;
}

/** The demo notebooks of a school, in one of its classes; what is there by its title stays. */
export async function seedNotebooks(
  platform: Platform,
  school: { id: string; classId: string },
): Promise<void> {
  for (const demo of demoNotebooks) await seedNotebook(platform, school, demo);
}

/** All sections of the demo notebooks, beginning with one's own: as long as a year's. */
function wholeYear(first: number, title: string): DemoNotebook {
  const rotated = [...demoNotebooks.slice(first), ...demoNotebooks.slice(0, first)];
  return { title, sections: rotated.flatMap(({ sections }) => sections) };
}

/** Notebooks for all classes of a school, two each; copies of the first ones, many in a batch. None if they are there. */
export async function seedClassNotebooks(platform: Platform, schoolId: string): Promise<number> {
  const { deps } = platform;
  const reader = seeder(schoolId);
  const [panel] = await deps.read(schoolPanel(deps.db, schoolId));
  const wanted = (panel?.classes ?? []).flatMap(({ id, name }, index) =>
    Array.from({ length: PER_CLASS }, (_, more) => {
      const from = (index * PER_CLASS + more) % demoNotebooks.length;
      return { from, classId: id, title: `${demoNotebooks[from]?.title}, ${name}` };
    }),
  );
  const originals: string[] = [];
  for (const { from, classId, title } of wanted.slice(0, demoNotebooks.length)) {
    const id = await seedNotebook(platform, { id: schoolId, classId }, wholeYear(from, title));
    if (id === null) return 0;
    originals.push(id);
  }
  const writing = { at: deps.now(), by: AUTHOR };
  const copies = wanted.slice(originals.length).flatMap(({ from, classId, title }) => {
    const original = originals[from];
    const copy = { from: original ?? "", id: deps.newId(), title, words: notebookWords(title) };
    if (!original) return [];
    return [
      [
        copyNotebook(deps.db, reader, copy, writing),
        reconcileClasses(deps.db, reader, { id: copy.id, classes: [classId] }, writing),
      ],
    ];
  });
  for (let start = 0; start < copies.length; start += COPIES_A_BATCH) {
    await deps.write(copies.slice(start, start + COPIES_A_BATCH));
  }
  return wanted.length;
}
