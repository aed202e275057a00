export type SittingName = { schoolId: string; assessmentId: string; attempt: number };

/** The name of a sitting among the sessions on a device; a session of practice has no dots. */
export function sittingId({ schoolId, assessmentId, attempt }: SittingName): string {
  return `av.${schoolId}.${assessmentId}.${attempt}`;
}

/** Null: a session of practice. */
export function readSittingId(id: string): SittingName | null {
  const [kind, schoolId, assessmentId, attempt] = id.split(".");
  if (kind !== "av" || !schoolId || !assessmentId || !attempt) return null;
  return { schoolId, assessmentId, attempt: Number(attempt) };
}
