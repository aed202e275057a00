import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { readingNotes } from "../../domain/roster/reading-words.ts";
import type { MissingClass } from "../../domain/roster/resolve-classes.ts";
import { lineKey, type MendedField, noMends, type RosterMends } from "../../domain/roster/roster-doubt.ts";
import type { RosterEntry } from "../../domain/roster/roster-entry.ts";
import type { RosterChoices } from "../../domain/roster/roster-import.ts";
import { rosterPaths, schoolPaths } from "../../paths.ts";
import {
  chooseForRoster,
  importStoredRoster,
  reviewRoster,
} from "../../services/roster/review-roster.server.ts";
import type { SchoolActor } from "../../services/school-actor.ts";
import { openDoubts } from "./check-view.ts";

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

/** A line without a name is of nobody. */
const NAMED: ReadonlySet<MendedField> = new Set(["fullName", "firstName"]);

/** What the form says of each guess that it showed, where it differs from the guess; earlier words stay. */
function mendsSent(form: SentForm, entries: readonly RosterEntry[], before: RosterMends): RosterMends {
  const lines: Record<string, Partial<Record<MendedField, string>>> = { ...before.lines };
  const classes: Record<string, string> = { ...before.classes };
  for (const { entry, doubt, name } of openDoubts(entries)) {
    const [sent] = form.texts(name);
    const value = sent?.trim().slice(0, 120);
    const isSure = form.text(`sure:${doubt.kind}`) === "sim";
    if (value === undefined || (value === doubt.after && !isSure)) continue;
    if (value === "" && NAMED.has(doubt.field)) continue;
    if (doubt.field === "class") classes[doubt.before] = value;
    else lines[lineKey(entry)] = { ...lines[lineKey(entry)], [doubt.field]: value };
  }
  return { lines, classes, capitals: form.text("capitals") === "sim" };
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
  const mends = mendsSent(form, plan.entries, before.mends);
  await chooseForRoster(deps, actor, id, { choices, reading, full, inactivate, mends });
  const kept = (all: Pick<RosterChoices, "choices" | "reading" | "mends">) =>
    JSON.stringify([all.choices, all.reading, all.mends]);
  const same = kept({ choices, reading, mends }) === kept(before);
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
    unmend: async () => {
      await chooseForRoster(deps, actor, id, { mends: noMends });
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
