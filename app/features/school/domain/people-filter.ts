import type { RoleInSchool } from "#app/platform/access/membership.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { words } from "#app/platform/text/normalize.ts";

/** A search of a school's people. `roles` empty, `active`, `year`, `classId` null: any. */
export type SchoolPeopleFilter = {
  text: string;
  roles: readonly RoleInSchool[];
  active: boolean | null;
  year: number | null;
  classId: string | null;
};

export const noFilter: SchoolPeopleFilter = { text: "", roles: [], active: null, year: null, classId: null };

export const schoolRoleNames = ["student", "teacher", "assistant", "admin"] as const;

const LONGEST = 100;
const MOST_WORDS = 8;

/** From an address or a form: `q`, `papel` several, `situacao` ("true", "false"), `ano`, `turma`. */
export function readPeopleFilter(data: Pick<URLSearchParams, "get" | "getAll">): SchoolPeopleFilter {
  const active = data.get("situacao");
  const year = data.get("ano") ?? "";
  const classId = data.get("turma") ?? "";
  const roles = data.getAll("papel");
  return {
    text: cleanText(data.get("q") ?? "")
      .slice(0, LONGEST)
      .trim(),
    roles: schoolRoleNames.filter((role) => roles.includes(role)),
    active: active === "true" || active === "false" ? active === "true" : null,
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    classId: /^[0-9a-f]{32}$/.test(classId) ? classId : null,
  };
}

/** The filter as query parameters; "" for none. */
export function peopleQuery({ text, roles, active, year, classId }: SchoolPeopleFilter): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  for (const role of roles) params.append("papel", role);
  if (active !== null) params.set("situacao", String(active));
  if (year !== null) params.set("ano", String(year));
  if (classId) params.set("turma", classId);
  return params.toString();
}

/** Placeholder of a school's prefix in an expression until its number is known. */
export const SCHOOL_PREFIX = "~";

/** The full-text expression of words and filters but the class; null without any. */
export function peopleMatch({ text, roles, active, year }: SchoolPeopleFilter): string | null {
  const typed = [...new Set(words(text))].slice(0, MOST_WORDS).map((word) => `"${SCHOOL_PREFIX}${word}"*`);
  const chosen = roles.map((role) => `"${SCHOOL_PREFIX}0r${role}"`);
  const parts = [
    ...typed,
    ...(chosen.length > 0 ? [`(${chosen.join(" OR ")})`] : []),
    ...(active === null ? [] : [`"${SCHOOL_PREFIX}0a${active ? 1 : 0}"`]),
    ...(year === null ? [] : [`"${SCHOOL_PREFIX}0y${year}"`]),
  ];
  return parts.length > 0 ? parts.join(" AND ") : null;
}

/** People of a filter without text and class, from the school's panel ("role|active|year" → people). */
export function countInPanel(
  counts: Readonly<Record<string, number>>,
  { roles, active, year }: SchoolPeopleFilter,
): number {
  return Object.entries(counts).reduce((sum, [key, people]) => {
    const [role = "", flag, of] = key.split("|");
    if (roles.length > 0 && !roles.some((each) => each === role)) return sum;
    if (active !== null && flag !== (active ? "1" : "0")) return sum;
    return year !== null && of !== String(year) ? sum : sum + people;
  }, 0);
}

/** The academic years of a panel, newest first. */
export function yearsInPanel(counts: Readonly<Record<string, number>>): number[] {
  const years = Object.entries(counts).flatMap(([key, people]) =>
    people > 0 ? [Number(key.split("|")[2])] : [],
  );
  return [...new Set(years)].sort((one, other) => other - one);
}
