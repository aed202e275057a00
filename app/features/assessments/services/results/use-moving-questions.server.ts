import { isSchoolOrd } from "#app/features/bank/domain/school-ord.ts";
import { createList } from "#app/features/lists/services/create-list.server.ts";
import { sectionList } from "#app/features/notebooks/domain/sections.ts";
import { notebookToWrite } from "#app/features/notebooks/queries/notebooks.server.ts";
import { addBlocks } from "#app/features/notebooks/services/change-blocks.server.ts";
import { notebookWriter } from "#app/features/school/services/notebook-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { placesFrom } from "#app/platform/lists/domain/place-key.ts";
import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";
import { createAssessment } from "../making/create-assessment.server.ts";

const MOST = 20;
/** Behind all blocks that editors add one by one. */
const AT_THE_END = "zzzzzzzz";

/** Codes between commas. Throws analysis-no-questions. */
function ordsOf(codes: string): number[] {
  const ords = codes.split(",").flatMap((code) => ordOfCode(code.trim()) ?? []);
  if (ords.length === 0) throw new AppError("analysis-no-questions");
  return [...new Set(ords)].slice(0, MOST);
}

/**
 * Creates a list of the reader's own; returns its id. Lists exclude a school's own questions. Throws
 * analysis-no-questions, refusals of lists.
 */
export async function listOfMoving(
  deps: Deps,
  actor: SchoolActor,
  { codes, about }: { codes: string; about: string },
): Promise<string> {
  const ords = ordsOf(codes).filter((ord) => !isSchoolOrd(ord));
  if (ords.length === 0) throw new AppError("analysis-no-questions");
  const name = `O que mais ajuda${about ? `: ${about}` : ""}`.slice(0, 80);
  const { id } = await createList(deps, actor.viewer, { name, colour: "", ords });
  return id;
}

/** A block at the end of a notebook's last section; the notebook's and section's ids. Throws notebook-not-loaded, analysis-no-section. */
export async function blockOfMoving(
  deps: Deps,
  actor: SchoolActor,
  { codes, notebookId }: { codes: string; notebookId: string },
): Promise<{ notebookId: string; section: string }> {
  const ords = ordsOf(codes);
  const [notebook] = await deps.read(notebookToWrite(deps.db, notebookWriter(actor), notebookId));
  if (!notebook) throw new AppError("notebook-not-loaded");
  const section = sectionList(notebook.sections).at(-1)?.id;
  if (section === undefined) throw new AppError("analysis-no-section");
  const source = JSON.stringify({ codes: ords.map(questionCode) });
  const [place = ""] = placesFrom(1, AT_THE_END);
  const block = { id: deps.newId(), section, place, kind: "questions" as const, source };
  await addBlocks(deps, actor, { notebookId, operation: deps.newId(), added: [block] });
  return { notebookId, section };
}

/** A draft with the questions; its id. Throws no-permission, analysis-no-questions, assessment-question-gone. */
export function assessmentOfMoving(
  deps: Deps,
  actor: SchoolActor,
  { codes, about }: { codes: string; about: string },
): Promise<string> {
  const title = `O que mais ajuda${about ? `: ${about}` : ""}`.slice(0, 120);
  return createAssessment(deps, actor, { title, ords: ordsOf(codes) });
}
