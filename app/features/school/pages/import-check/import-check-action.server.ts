import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { readingNotes } from "../../domain/roster/reading-words.ts";
import type { MissingClass } from "../../domain/roster/resolve-classes.ts";
import type { RosterChoices } from "../../domain/roster/roster-import.ts";
import { rosterPaths, schoolPaths } from "../../paths.ts";
import {
  chooseForRoster,
  importStoredRoster,
  reviewRoster,
} from "../../services/roster/review-roster.server.ts";
import type { SchoolActor } from "../../services/school-actor.ts";

/** What the form says about each class that does not exist yet; earlier choices stay. */
function classChoices(
  form: SentForm,
  keys: readonly string[],
  before: Readonly<Record<string, MissingClass>>,
) {
  const choices: Record<string, MissingClass> = { ...before };
  for (const key of keys) {
    const chosen = form.text(`class:${key}`, 60);
    if (chosen === "refuse") choices[key] = { refuse: true };
    else if (chosen !== "") choices[key] = { use: chosen };
  }
  return choices;
}

/** Stores the choices; whether the preview is still current. */
async function saveChoices(deps: Deps, actor: SchoolActor, id: string, form: SentForm): Promise<boolean> {
  const { roster, plan, inherited } = await reviewRoster(deps, actor, id);
  const before = roster.choices;
  const choices = classChoices(
    form,
    plan.made.map(({ key }) => key),
    before.choices,
  );
  const full = form.text("full") === "sim";
  const inactivate = full && form.text("inactivate") === "sim";
  const reading = { ...before.reading };
  for (const { key } of readingNotes(inherited)) reading[key] = form.text(`reading:${key}`) === "sim";
  await chooseForRoster(deps, actor, id, { choices, reading, full, inactivate });
  const kept = (all: Pick<RosterChoices, "choices" | "reading">) =>
    JSON.stringify([all.choices, all.reading]);
  const same = kept({ choices, reading }) === kept(before);
  return same && full === before.full && inactivate === before.inactivate;
}

/** Forms of the review, by intent. An import of something else than was shown is shown first. */
export function checkForms(deps: Deps, actor: SchoolActor, id: string): Record<string, FormHandler> {
  const { schoolId } = actor;
  return {
    review: async (form) => {
      await saveChoices(deps, actor, id, form);
      return redirectFor(rosterPaths.check(schoolId, id));
    },
    reset: async () => {
      await chooseForRoster(deps, actor, id, { choices: {} });
      return redirectFor(rosterPaths.check(schoolId, id));
    },
    import: async (form) => {
      const asShown = await saveChoices(deps, actor, id, form);
      if (!asShown) return redirectFor(rosterPaths.check(schoolId, id, "mudou"));
      const job = await importStoredRoster(deps, actor, id);
      return redirectFor(schoolPaths.job(schoolId, job.id));
    },
  };
}
