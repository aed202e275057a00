import type { AvatarLook } from "#app/features/accounts/domain/avatar.ts";
import { bandOf, levelOf } from "#app/features/accounts/domain/progress/level.ts";
import { lookOf } from "#app/features/accounts/services/read-avatar.server.ts";
import type { ClassChoice } from "../domain/class-choice.ts";
import type { SchoolPersonRow } from "../queries/people-list.server.ts";

/** `access`: whether the person can enter. Times in epoch seconds. */
export type SchoolPersonView = Pick<SchoolPersonRow, "id" | "email" | "role" | "active" | "year"> & {
  name: string;
  /** Names of the current, active ones. */
  classes: string[];
  access: "yes" | "invited" | "none";
  lastSeen: number | null;
};

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

export function accessOf(
  row: Pick<SchoolPersonRow, "account" | "invitedAt" | "card">,
): SchoolPersonView["access"] {
  if (row.account !== null) return "yes";
  return row.invitedAt !== null || row.card > 0 ? "invited" : "none";
}

export function schoolPersonView(row: SchoolPersonRow, choices: readonly ClassChoice[]): SchoolPersonView {
  const { id, email, role, active, year, lastAnsweredAt } = row;
  return {
    id,
    email,
    role,
    active,
    year,
    classes: choices.filter(({ num }) => row.classes.includes(num)).map(({ name }) => name),
    name: fullName(row),
    access: accessOf(row),
    lastSeen: lastAnsweredAt || null,
  };
}

/** The picture of a school's person: the school's fixed icon, in the border of their level. */
export function schoolLook(id: string, points: number | null): AvatarLook {
  const band = points === null ? null : bandOf(levelOf(points)).name;
  return lookOf({ id, inSchool: true, picture: null, band });
}
