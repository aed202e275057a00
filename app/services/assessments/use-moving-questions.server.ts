import { placesFrom } from "#app/domain/notebooks/place-key.ts";
import { sectionList } from "#app/domain/notebooks/sections.ts";
import { ordOfCode, questionCode } from "#app/domain/questions/question-code.ts";
import { isSchoolOrd } from "#app/domain/questions/school-ord.ts";
import { AppError } from "#app/errors/app-error.ts";
import { notebookToWrite } from "#app/queries/notebooks/notebooks.server.ts";
import type { Deps } from "../deps.ts";
import { createList } from "../lists/create-list.server.ts";
import { addBlocks } from "../notebooks/change-blocks.server.ts";
import { notebookWriter } from "../notebooks/notebook-reader.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { createAssessment } from "./create-assessment.server.ts";

const MOST = 20;
/** Behind all blocks that editors add one by one. */
const AT_THE_END = "zzzzzzzz";

/** Codes between commas. Throws analysis-no-questions. */
function ordsOf(codes: string): number[] {
  const ords = codes.split(",").flatMap((code) => ordOfCode(code.trim()) ?? []);
  if (ords.length === 0) throw new AppError("analysis-no-questions");
  return [...new Set(ords)].slice(0, MOST);
}

/** A list of the reader's own; its id. Lists hold no questions of a school alone. Throws analysis-no-questions, refusals of lists. */
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
  const [[notebook]] = await deps.read(notebookToWrite(deps.db, notebookWriter(actor), notebookId));
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
