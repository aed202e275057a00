import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { formatPoints } from "#app/platform/text/format.ts";
import { unmarkedSentence } from "../../domain/making/unmarked.ts";
import { keyChangeWords } from "../../domain/results/key-changes.ts";
import {
  applyKeyChange,
  previewKeyChange,
  revertKeyChange,
} from "../../services/results/change-assessment-key.server.ts";
import { continueRelease, releaseResults } from "../../services/results/release-results.server.ts";
import { withdrawRelease } from "../../services/results/withdraw-release.server.ts";

export type KeyField = "respostas";
/** What a preview says; `seen`: the change it was computed on. */
export type KeyPreview = { words: string; up: number; down: number; greatest: string; seen: number };
/** What a release without confirmation would leave without a mark, and how many answers to confirm. */
export type ReleaseQuestion = { words: string; answers: number };
type Extra = { preview: KeyPreview; missing: ReleaseQuestion };

const CONFLICT = 409;

/** Forms of the staff's results, by intent. */
export function resultForms(
  deps: Deps,
  actor: SchoolActor,
  id: string,
): Readonly<Record<string, FormHandler<KeyField, Extra>>> {
  const wanted = (form: SentForm) => ({
    id,
    place: (form.whole("questao") ?? 0) - 1,
    how: form.text("como"),
    answers: form.text("respostas"),
  });
  return {
    release: async (form) => {
      const unmarked = await releaseResults(deps, actor, { id, confirmed: form.whole("confirmadas") ?? 0 });
      if (unmarked) {
        const missing = { words: unmarkedSentence(unmarked), answers: unmarked.answers };
        return { status: CONFLICT, missing };
      }
      return { done: true, message: "Resultado liberado. Os estudantes estão sendo avisados." };
    },
    "take-back": async () => {
      await withdrawRelease(deps, actor, id);
      return { done: true, message: "Liberação desfeita. Os estudantes não veem mais o resultado." };
    },
    continue: async () => {
      await continueRelease(deps, actor, id);
      return { done: true };
    },
    "preview-key": async (form) => {
      const { after, effect, seen } = await previewKeyChange(deps, actor, wanted(form));
      const { up, down } = effect;
      return {
        preview: { words: keyChangeWords(after), up, down, greatest: formatPoints(effect.greatest), seen },
      };
    },
    "apply-key": async (form) => {
      await applyKeyChange(deps, actor, { ...wanted(form), seen: form.whole("visto") ?? 0 });
      return { done: true, message: "Gabarito mudado. As notas foram refeitas." };
    },
    "undo-key": async (form) => {
      await revertKeyChange(deps, actor, { id, change: form.text("mudanca") });
      return { done: true, message: "Mudança desfeita. As notas voltaram." };
    },
  };
}
