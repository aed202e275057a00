import type { WrittenOutcome } from "./written-solution.ts";

export type WrittenReport = {
  /** Questions with the solution written for them. */
  added: number;
  /** Of those, the ones whose text was changed since. */
  changed: string[];
  refused: { source: string; reason: string }[];
};

const refusals: Partial<Record<WrittenOutcome, string>> = {
  "other-question": "a resolução escrita é de outra questão",
  "other-key": "a resolução escrita chega a outra letra",
};

/** Null where nothing is written for any of the questions. */
export function writtenReport(
  questions: readonly { source: string; written: WrittenOutcome }[],
): WrittenReport | null {
  const some = questions.filter(({ written }) => written !== "none");
  if (some.length === 0) return null;
  const refused = some.flatMap(({ source, written }) => {
    const reason = refusals[written];
    return reason ? [{ source, reason }] : [];
  });
  const changed = some.flatMap(({ source, written }) => (written === "other-text" ? [source] : []));
  return { added: some.length - refused.length, changed, refused };
}

export function formatWritten({ added, changed, refused }: WrittenReport): string[] {
  return [
    `Resoluções do Farol: ${added}`,
    ...changed.map((source) => `  o texto mudou desde que foi escrita, confira: ${source}`),
    ...refused.map(({ source, reason }) => `  não usada, ${reason}: ${source}`),
  ];
}
