import { type InstitutionCode, institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";

/** What an address of a mock exam names. */
export type MockPlace =
  | { kind: "real"; institution: InstitutionCode; year: number; slug: string }
  | { kind: "template"; id: string }
  | { kind: "short"; id: string }
  | { kind: "event"; id: string };

/** "prova-ENEM-2023-dia-1", "modelo-enem-2", "onibus-enem", "evento-…": the last part of an address. */
export function mockId(place: MockPlace): string {
  if (place.kind === "real") return `prova-${place.institution}-${place.year}-${place.slug}`;
  if (place.kind === "template") return `modelo-${place.id}`;
  return place.kind === "short" ? `onibus-${place.id}` : `evento-${place.id}`;
}

const REAL = /^prova-(.{2,40})-(\d{4})-([a-z0-9-]{1,60})$/;
const OTHER = /^(modelo|onibus|evento)-([\w-]{1,64})$/;
const kinds = { modelo: "template", onibus: "short", evento: "event" } as const;

/** Null for no address of a mock exam. */
export function readMockId(id: string): MockPlace | null {
  const [, name = "", year = "", slug = ""] = REAL.exec(id) ?? [];
  const institution = name ? institutionOf(name) : undefined;
  if (institution) return { kind: "real", institution: institution.code, year: Number(year), slug };
  const [, word, rest = ""] = OTHER.exec(id) ?? [];
  return word ? { kind: kinds[word as keyof typeof kinds], id: rest } : null;
}

/** Whether an institution is offered in the filter of mock exams (R-BANK-7). */
export function isOfferedInFilter(code: string): boolean {
  return code !== "ESPCEX" && code !== "AFA";
}
