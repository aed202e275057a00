import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import type { SchoolPersonField } from "../../domain/person-fields.ts";
import { schoolPaths } from "../../paths.ts";
import { applyClassChange, setActive } from "../../services/apply-class-change.server.ts";
import { requireSchoolPerson } from "../../services/read-school-person.server.ts";
import { resetSchoolPassword, unlockSchoolLogin } from "../../services/reset-school-password.server.ts";
import { updatePersonData } from "../../services/save-person.server.ts";
import type { SchoolActor } from "../../services/school-actor.ts";
import { startPeopleBatch } from "../../services/start-people-batch.server.ts";
import { readPersonForm, readRoleForm } from "./read-person-form.server.ts";

/** `password`: shown once, to be given to the person. */
export type ResetReply = { password?: string };

export function schoolPersonForms(
  deps: Deps,
  actor: SchoolActor,
  personId: string,
): Readonly<Record<string, FormHandler<SchoolPersonField, ResetReply>>> {
  const { schoolId } = actor;
  const done = (what: string) => redirectFor(schoolPaths.person(schoolId, personId, what));
  const active = (wanted: boolean) => async () => {
    await setActive(deps, actor, { personId, active: wanted });
    return done("situacao");
  };
  const batch = (act: "invite" | "cards") => async () => {
    await requireSchoolPerson(deps, schoolId, personId);
    const selection = { ids: [personId] };
    const job = await startPeopleBatch(deps, actor, { act, classId: null, role: null, selection });
    const printable = act === "cards" && job.changed > 0;
    return redirectFor(printable ? schoolPaths.cards(schoolId, job.id) : schoolPaths.job(schoolId, job.id));
  };
  return {
    data: async (form) => {
      const read = readPersonForm(form);
      if ("problems" in read) return read;
      await updatePersonData(deps, actor, personId, read.person);
      return done("dados");
    },
    place: async (form) => {
      await applyClassChange(deps, actor, { personId, ...readRoleForm(form) });
      return done("turmas");
    },
    activate: active(true),
    inactivate: active(false),
    invite: batch("invite"),
    cards: batch("cards"),
    reset: async () => {
      const password = await resetSchoolPassword(deps, actor, personId);
      return { done: true, password };
    },
    unlock: async () => {
      await unlockSchoolLogin(deps, actor, personId);
      return { done: true, message: "Desbloqueado. Já dá para entrar de novo." };
    },
  };
}
