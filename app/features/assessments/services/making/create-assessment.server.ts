import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fold } from "#app/platform/text/normalize.ts";
import { type AssessmentDocument, defaultRules, MOST_QUESTIONS } from "../../domain/assessment.ts";
import { LONGEST_ASSESSMENT_TITLE } from "../../domain/making/edited-rules.ts";
import { assessmentToWrite } from "../../queries/making.server.ts";
import { type AssessmentContent, auditAssessment, insertAssessment } from "../../queries/writing.server.ts";

const COPY = " (cópia)";

/** Throws assessment-title-missing. */
export function assessmentTitle(typed: string): { title: string; words: string } {
  const title = typed.replace(/\s+/g, " ").trim();
  if (title === "" || title.length > LONGEST_ASSESSMENT_TITLE) throw new AppError("assessment-title-missing");
  return { title, words: fold(title) };
}

async function store(deps: Deps, actor: SchoolActor, content: AssessmentContent): Promise<string> {
  const id = deps.newId();
  const { rows } = await deps.write({
    rows: insertAssessment(deps.db, assessmentMaker(actor), { id, ...content }, writingOf(deps, actor)),
    note: auditAssessment(deps.db, schoolEntry(deps, actor, "school.assessment"), id, { created: true }),
  });
  if (rows.length === 0) throw new AppError("assessment-question-gone");
  return id;
}

/** A draft of one section with these questions, each once. Throws no-permission, assessment-title-missing, assessment-question-gone. */
export async function createAssessment(
  deps: Deps,
  actor: SchoolActor,
  sent: { title: string; ords?: readonly number[] },
): Promise<string> {
  assessmentMaker(actor);
  const ords = [...new Set(sent.ords ?? [])].slice(0, MOST_QUESTIONS);
  const questions = ords.map((ord) => ({ ord }));
  const document: AssessmentDocument = {
    sections: [{ id: deps.newId(), title: "", weight: 1, penalty: 0, questions }],
  };
  const times = { opensAt: null, closesAt: null };
  return store(deps, actor, { ...assessmentTitle(sent.title), document, rules: defaultRules, ...times });
}

/** The assessment once more as a draft without dates, classes and people. Throws assessment-not-found. */
export async function duplicateAssessment(deps: Deps, actor: SchoolActor, from: string): Promise<string> {
  const [source] = await deps.read(assessmentToWrite(deps.db, assessmentMaker(actor), from));
  if (!source) throw new AppError("assessment-not-found");
  const { title, document, rules } = source;
  const copied = `${title.slice(0, LONGEST_ASSESSMENT_TITLE - COPY.length)}${COPY}`;
  const times = { opensAt: null, closesAt: null };
  return store(deps, actor, { ...assessmentTitle(copied), document, rules, ...times });
}
