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

export type SchoolRole = RoleInSchool;
