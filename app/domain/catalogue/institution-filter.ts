import { institutionOf } from "#app/domain/catalogue/institutions.ts";

/** Whether the institution filter shows an institution: EsPCEx and AFA are left out, all others shown (spec 001 §3). */
export function institutionFilter(institutionCode: string): boolean {
  const code = institutionOf(institutionCode)?.code;
  return code !== "ESPCEX" && code !== "AFA";
}
