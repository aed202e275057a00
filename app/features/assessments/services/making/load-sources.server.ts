import { institutionOf, institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectNames } from "#app/features/bank/domain/catalogue/subjects.ts";
import { examWord } from "#app/features/bank/domain/exams/exam-place.ts";
import { type ExamTemplate, templateSummary } from "#app/features/bank/domain/exams/exam-template.ts";
import { examTemplateOf, examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import { examPart } from "#app/features/bank/domain/exams/past-exam.ts";
import { examsOfInstitution, examTotals } from "#app/features/bank/queries/past-exams.server.ts";
import { readBlueprint, seedOf } from "#app/features/lists/domain/blueprint.ts";
import { examLines } from "#app/features/lists/domain/exam-lines.ts";
import { blueprintsOf } from "#app/features/lists/queries/generating.server.ts";
import { generateList } from "#app/features/lists/services/generate-list.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionCode } from "#app/platform/text/question-code.ts";

/** One for each language that the exam lets one choose. */
function templateChoices(template: ExamTemplate) {
  const { id, name, languages } = template;
  const summary = templateSummary(template);
  if (languages.length === 0) return [{ name, summary, query: `modelo=${id}` }];
  return languages.map((language) => ({
    name: `${name}, ${subjectNames[language].toLowerCase()}`,
    summary,
    query: `modelo=${id}&idioma=${language}`,
  }));
}

/** The past exams of an institution, and the blueprints to draw from: real exams and one's own. One trip. Throws no-permission. */
export async function loadQuestionSources(deps: Deps, actor: SchoolActor, code: string) {
  const { userNum } = assessmentMaker(actor);
  const asked = institutionOf(code)?.id ?? null;
  const { totals, exams, saved } = await deps.read({
    totals: examTotals(deps.db),
    exams: examsOfInstitution(deps.db, asked ?? -1),
    saved: blueprintsOf(deps.db, userNum),
  });
  const institutions = totals
    .sort((one, other) => other.questions - one.questions)
    .flatMap(({ institution }) => institutionWithId(institution) ?? [])
    .map((each) => ({ value: each.code, label: each.name }));
  return {
    institutions,
    exams: exams.map(({ year, slug, phase, day, questions }) => ({
      place: examWord({ institution: asked ?? -1, year, slug, colour: null }),
      name: `${year}, ${examPart({ phase, day })}`,
      questions,
    })),
    blueprints: [
      ...saved.map(({ name, address }) => ({ name, summary: "Modelo seu", query: address })),
      ...examTemplates.flatMap(templateChoices),
    ],
  };
}
export type LoadedSources = Awaited<ReturnType<typeof loadQuestionSources>>;

/** Codes drawn for a blueprint, line by line; other ones each time. One trip. Throws no-permission, blueprint-empty. */
export async function drawForAssessment(deps: Deps, actor: SchoolActor, sent: string): Promise<string[]> {
  assessmentMaker(actor);
  const query = new URLSearchParams(sent);
  const read = readBlueprint(query, deps.catalogue.current());
  const template = examTemplateOf(query.get("modelo"));
  const lines = template ? examLines(template, query.get("idioma")) : read.lines;
  // What a teacher has answered says nothing of what their students have.
  const blueprint = { ...read, lines, mine: null, repeats: true, seed: seedOf(deps.newId()) };
  const drawn = await generateList(deps, actor.viewer, blueprint);
  return drawn.flat().map(questionCode);
}
