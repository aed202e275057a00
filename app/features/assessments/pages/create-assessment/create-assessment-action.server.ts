import { type EssayTaskField, readEssayTask } from "#app/features/essays/domain/tasks/essay-task.ts";
import { essayPaths } from "#app/features/essays/paths.ts";
import { saveEssayTask } from "#app/features/essays/services/tasks/save-essay-task.server.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FieldOfCode, FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { MOST_QUESTIONS } from "../../domain/assessment.ts";
import type { AssessmentField } from "../../domain/making/assessment-forms.ts";
import { LONGEST_DOCUMENT } from "../../domain/making/sent-document.server.ts";
import { readTerms } from "../../domain/making/student-terms.server.ts";
import { assessmentPaths } from "../../paths.ts";
import { createAssessment } from "../../services/making/create-assessment.server.ts";
import { questionsOfSource } from "../../services/making/load-making.server.ts";
import { publishAssessment, withdrawAssessment } from "../../services/making/publish-assessment.server.ts";
import { type SavedAssessment, saveAssessment } from "../../services/making/save-assessment.server.ts";
import {
  setAssessmentClasses,
  setStudentTerms,
  shareAssessment,
} from "../../services/making/set-audience.server.ts";

/** Characters: one more than may be, so that a longer one is refused and not cut. */
const READ = LONGEST_DOCUMENT + 1;
const RULES = 2000;

export type MakingExtra = { saved: SavedAssessment; revision: number };

async function create(deps: Deps, actor: SchoolActor, form: SentForm): Promise<Response> {
  const codes = form.text("questoes", RULES);
  const source = {
    codes,
    search: form.text("busca", RULES),
    list: form.text("lista"),
    exam: form.text("prova", 100),
    assessment: form.text("de"),
    training: form.text("completar") === "sim",
  };
  const isEmpty = [codes, source.search, source.list, source.exam, source.assessment].every(
    (value) => value === "",
  );
  const count = form.whole("quantas") ?? MOST_QUESTIONS;
  const found = isEmpty ? [] : await questionsOfSource(deps, actor, { source, count });
  const ords = found.map(({ ord }) => ord);
  const id = await createAssessment(deps, actor, { title: form.text("titulo"), ords });
  return redirectFor(assessmentPaths.edit(actor.schoolId, id));
}

/** The page's forms by intent; `avaliacao` names the assessment. */
export function makingForms(
  deps: Deps,
  actor: SchoolActor,
): Record<string, FormHandler<AssessmentField, MakingExtra>> {
  const idOf = (form: SentForm) => form.text("avaliacao");
  return {
    create: (form) => create(deps, actor, form),
    save: async (form) => {
      const saved = await saveAssessment(deps, actor, {
        id: idOf(form),
        revision: form.whole("revisao") ?? 0,
        title: form.text("titulo"),
        document: form.text("documento", READ),
        rules: form.text("regras", RULES),
        opensAt: form.whole("inicio"),
        closesAt: form.whole("fim"),
      });
      return { done: true, saved };
    },
    publish: async (form) => {
      const window = { opensAt: form.whole("inicio"), closesAt: form.whole("fim") };
      const sent = { id: idOf(form), revision: form.whole("revisao") ?? 0, ...window };
      const { revision } = await publishAssessment(deps, actor, sent);
      return { done: true, message: "Publicado: as turmas já veem este simulado na lista delas.", revision };
    },
    withdraw: async (form) => {
      await withdrawAssessment(deps, actor, idOf(form));
      return { done: true, message: "De volta a rascunho: só a equipe vê." };
    },
    classes: async (form) => {
      await setAssessmentClasses(deps, actor, { id: idOf(form), classes: form.texts("turma") });
      return { done: true, message: "Turmas salvas." };
    },
    share: async (form) => {
      await shareAssessment(deps, actor, { id: idOf(form), people: form.texts("pessoa") });
      return { done: true, message: "Equipe salva." };
    },
    terms: async (form) => {
      const terms = readTerms(form.text("condicoes", READ));
      if (!terms) throw new AppError("assessment-not-accepted");
      await setStudentTerms(deps, actor, { id: idOf(form), terms });
      return { done: true, message: "Salvo. Só a equipe vê isto." };
    },
  };
}

export const taskFieldOf: FieldOfCode<EssayTaskField> = { "essay-theme-not-found": "tema" };

/** Creates or edits an essay task: `tarefa` names it. */
export function essayTaskForms(deps: Deps, actor: SchoolActor): Record<"task", FormHandler<EssayTaskField>> {
  return {
    task: async (form) => {
      const { task, problems } = readEssayTask(form, deps.now());
      if (Object.keys(problems).length > 0)
        return { problems, message: "Falta acertar o que está marcado abaixo." };
      const id = await saveEssayTask(deps, actor, { id: form.text("tarefa") || null, task });
      return redirectFor(essayPaths.school(actor.schoolId, { tarefa: id }));
    },
  };
}
