import type { RoleInSchool } from "./membership.ts";

export const claimNames = [
  "basico",
  "pro",
  "beta",
  "ultra",
  "mentee",
  "mentor",
  "chiefMentor",
  "moderator",
  "plantelUser",
  "plantelAdmin",
  "azambujaUser",
  "maristaUser",
  "maristaAdmin",
  "podionUser",
  "admin",
] as const;

export type ClaimName = (typeof claimNames)[number];

/** Claims in order, with what follows from them: an admin of a community is one of its people. */
export function wholeClaims(claims: readonly ClaimName[]): ClaimName[] {
  const also: ClaimName[] = [];
  if (claims.includes("plantelAdmin")) also.push("plantelUser");
  if (claims.includes("maristaAdmin")) also.push("maristaUser");
  return claimNames.filter((name) => claims.includes(name) || also.includes(name));
}

export type SchoolRole = RoleInSchool;
