import { words } from "#app/platform/text/normalize.ts";

const LOGIN = /^[a-z0-9.]{1,60}@[a-z][a-z0-9-]{1,39}$/;

/** A login made by a school, "bia.3a@azambuja": no address that mail reaches. */
export function isSchoolLogin(text: string): boolean {
  return LOGIN.test(text);
}

/** The logins to try for a person, the plainest first. */
export function loginsFor(firstName: string, className: string | null, schoolId: string): string[] {
  const name = words(firstName)[0] ?? "aluno";
  const room = words((className ?? "").replace(/º/g, "").replace(/ª/g, ""))
    .join("")
    .slice(0, 12);
  const stem = room ? `${name}.${room}` : name;
  return Array.from({ length: 60 }, (_, index) => `${stem}${index === 0 ? "" : index + 1}@${schoolId}`);
}
