import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { classNameProblem, cleanClassName, yearProblem } from "../../domain/person-fields.ts";
import { schoolPaths } from "../../paths.ts";
import { addToClass, removeFromClass } from "../../services/apply-class-change.server.ts";
import { archiveClass, copyClass, updateClass } from "../../services/manage-classes.server.ts";
import { resetSchoolPassword } from "../../services/reset-school-password.server.ts";
import type { SchoolActor } from "../../services/school-actor.ts";

export type ClassField = "name" | "year" | "person";
/** `password`: shown once, to be given to the person of that name. */
export type PasswordReply = { password: string; name: string };

function idsIn(form: SentForm): string[] {
  return form.texts("person").filter((id) => /^[0-9a-f]{32}$/.test(id));
}

/** Only the management changes a class; the services refuse others. */
export function classForms(
  deps: Deps,
  actor: SchoolActor,
  classId: string,
): Readonly<Record<string, FormHandler<ClassField, PasswordReply>>> {
  const { schoolId } = actor;
  const done = (what: string, id = classId) => redirectFor(schoolPaths.class(schoolId, id, what));
  const archive = (active: boolean) => async () => {
    await archiveClass(deps, actor, { id: classId, active });
    return done("turma");
  };
  return {
    add: async (form) => {
      const moves = form.text("moves") === "yes";
      await addToClass(deps, actor, { classId, people: idsIn(form), moves });
      return done("pessoas");
    },
    remove: async (form) => {
      await removeFromClass(deps, actor, { classId, people: idsIn(form) });
      return done("pessoas");
    },
    reset: async (form) => {
      const [id = ""] = idsIn(form);
      const password = await resetSchoolPassword(deps, actor, id);
      return { done: true, password, name: form.text("name", 130) };
    },
    rename: async (form) => {
      const name = cleanClassName(form.text("name", 60));
      const year = form.whole("year");
      const problems = { name: classNameProblem(name) ?? undefined, year: yearProblem(year) ?? undefined };
      if (problems.name || problems.year || year === null) return { problems };
      await updateClass(deps, actor, { id: classId, name, year });
      return done("turma");
    },
    archive: archive(false),
    reopen: archive(true),
    copy: async (form) => {
      const withPeople = form.text("people") === "yes";
      return done("copiada", await copyClass(deps, actor, { id: classId, withPeople }));
    },
  };
}
