/** The claims a person may hold (spec 000 §3). `schoolId` and the four school roles are held as one membership. */
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

export type SchoolRole = "student" | "teacher" | "assistant" | "admin";
