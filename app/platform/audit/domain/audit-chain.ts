/** A row as it is sealed; `before` and `after` as stored. */
export type SealedRow = {
  num: number;
  at: number;
  actorId: string | null;
  action: string;
  subjectId: string;
  before: string;
  after: string;
  reason: string | null;
  requestId: string;
  scope: string;
  place: number;
};

/** What a check found first: `place` and `num` of the row, null where there is none any more. */
export type AuditBreak = { place: number; num: number | null; why: AuditFault };

export type AuditFault = "edited" | "dropped" | "reordered" | "added" | "cut";

export const auditFaultTexts: Readonly<Record<AuditFault, string>> = {
  edited: "o registro foi alterado",
  dropped: "o registro foi apagado",
  reordered: "o registro mudou de lugar",
  added: "o registro entrou fora da ordem",
  cut: "faltam os últimos registros",
};

/** Before the first seal of a scope. */
export const FIRST_SEAL = "";

/** What a seal is the SHA-256 of: the seal before and the row. */
export function sealedText(before: string, row: SealedRow): string {
  const { num, at, actorId, action, subjectId, reason, requestId, scope, place } = row;
  const values = [
    scope,
    place,
    num,
    at,
    actorId,
    action,
    subjectId,
    row.before,
    row.after,
    reason,
    requestId,
  ];
  return `${before}\n${JSON.stringify(values)}`;
}
