import type { Deps } from "#app/platform/context/deps.ts";
import { type ExamKey, examsAmong } from "../../domain/exams/past-exam.ts";
import { countIn, type FacetCounts } from "../../domain/facet-panels.ts";
import { facetsOfRow } from "../../domain/facet-row.ts";
import { addToPanels, clearPanels } from "../../queries/panels.server.ts";
import { countedQuestions } from "../../queries/storing.server.ts";
import { refreshPastExams } from "../../queries/summaries.server.ts";

const PAGE = 20_000;
/** Panels per statement: about a megabyte of JSON. */
const PANELS_AT_ONCE = 1500;
/** Exams rebuilt per batch: some ten thousand questions. */
const EXAMS_AT_ONCE = 100;

/** Recounts all facet panels and real exams from the questions. For bulk loads and repair. */
export async function recountPanels(deps: Deps): Promise<{ questions: number; panels: number }> {
  const panels = new Map<string, FacetCounts>();
  const exams = new Map<string, ExamKey>();
  let questions = 0;
  for (let after = 0; ; ) {
    const rows = await deps.read(countedQuestions(deps.db, after, PAGE));
    for (const row of rows) countIn(panels, facetsOfRow(row), 1);
    for (const exam of examsAmong(rows)) exams.set(JSON.stringify(exam), exam);
    questions += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last.ord;
  }
  const entries = [...panels];
  await deps.write(clearPanels(deps.db));
  for (let start = 0; start < entries.length; start += PANELS_AT_ONCE) {
    await deps.write(addToPanels(deps.db, new Map(entries.slice(start, start + PANELS_AT_ONCE))));
  }
  await refreshAll(deps, [...exams.values()]);
  return { questions, panels: entries.length };
}

async function refreshAll(deps: Deps, exams: readonly ExamKey[]): Promise<void> {
  for (let start = 0; start < exams.length; start += EXAMS_AT_ONCE)
    await deps.write(refreshPastExams(deps.db, exams.slice(start, start + EXAMS_AT_ONCE)));
}
