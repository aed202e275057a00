import type { RoleInSchool } from "#app/platform/access/membership.ts";
import { inWords } from "#app/platform/text/in-words.ts";
import { classRole } from "./class-role.ts";

type Placing = { role: RoleInSchool; classes: readonly string[] };

const listNames = { student: "estudantes", teacher: "professores" } as const;

/** What becomes of a person's classes when role or classes change (R-SCHOOL-2), in sentences; `nameOf`: of a class's id. */
export function classEffects(before: Placing, after: Placing, nameOf: (id: string) => string): string[] {
  const named = (ids: readonly string[]) => inWords(ids.map(nameOf));
  const entered = after.classes.filter((id) => !before.classes.includes(id));
  const left = before.classes.filter((id) => !after.classes.includes(id));
  const kept = before.classes.filter((id) => after.classes.includes(id));
  const [from, to] = [classRole(before.role), classRole(after.role)];
  return [
    ...(entered.length > 0 ? [`Entra em ${named(entered)}, entre os ${listNames[to]}.`] : []),
    ...(left.length > 0 ? [`Sai de ${named(left)}; a passagem fica no histórico.`] : []),
    ...(from !== to && kept.length > 0
      ? [`Em ${named(kept)}, passa dos ${listNames[from]} para os ${listNames[to]}.`]
      : []),
  ];
}
