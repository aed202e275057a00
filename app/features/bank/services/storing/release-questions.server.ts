import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";
import { faultsOf } from "../../domain/draft/draft-faults.ts";
import { faultTexts } from "../../domain/draft/draft-from-form.ts";
import { draftFromRow } from "../../domain/draft/draft-from-row.ts";
import { missingPictures, picturePathsOf } from "../../domain/draft/draft-pictures.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import type { HeldKind } from "../../domain/findings.ts";
import { type DraftRow, draftRows } from "../../queries/drafts.server.ts";
import { openFindings, updateFinding } from "../../queries/findings.server.ts";
import { storedPictures } from "../../queries/storing.server.ts";
import { saveQuestion } from "../editing/save-question.server.ts";

/** Questions decided at once: each is an edit with its own batch. */
const MOST_DECIDED = 100;

export type HeldLine = { code: string; excerpt: string; reason: string };

/** `held`: what cannot be published, with `reason`. */
export type HeldPreview = { ready: HeldLine[]; held: HeldLine[] };

type Judged = { row: DraftRow; released: QuestionDraft; problem: string | null };

/** Codes of the newest open findings of a kind. */
export async function heldCodes(deps: Deps, kind: HeldKind): Promise<string[]> {
  const rows = await deps.read(openFindings(deps.db, kind, Number.MAX_SAFE_INTEGER, MOST_DECIDED));
  return rows.map(({ ord }) => questionCode(ord));
}

/** What releasing would do. */
export async function previewRelease(deps: Deps, codes: readonly string[]): Promise<HeldPreview> {
  const judged = await judge(deps, codes);
  return {
    ready: judged.filter(({ problem }) => problem === null).map(lineOf),
    held: judged.filter(({ problem }) => problem !== null).map(lineOf),
  };
}

/** Publishes what can be, each as an edit of its own; returns how many, and what stayed. Throws no-permission. */
export async function releaseQuestions(
  deps: Deps,
  actor: Actor,
  codes: readonly string[],
): Promise<{ released: number; held: HeldLine[] }> {
  auditEntry(deps, actor, "question.edit");
  const held: HeldLine[] = [];
  let released = 0;
  for (const each of await judge(deps, codes)) {
    const { row, released: draft, problem } = each;
    const edit = { ord: row.ord, base: row.digest, draft, confirmed: true };
    const outcome = problem === null ? await saveQuestion(deps, actor, edit) : null;
    if (outcome?.state === "saved") released += 1;
    else held.push(lineOf({ ...each, problem: problem ?? "Mudou enquanto você decidia." }));
  }
  return { released, held };
}

function lineOf({ row, problem }: Judged): HeldLine {
  return { code: questionCode(row.ord), excerpt: row.excerpt, reason: problem ?? row.quarantineReason ?? "" };
}

/** Rejects quarantined questions: they leave the list, not the quarantine. Returns how many. Throws no-permission. */
export async function rejectQuestions(
  deps: Deps,
  actor: Actor,
  kind: HeldKind,
  codes: readonly string[],
): Promise<number> {
  const entry = auditEntry(deps, actor, "question.reject");
  const findings = codes.slice(0, MOST_DECIDED).flatMap((code) => {
    const ord = ordOfCode(code);
    return ord === null ? [] : updateFinding(deps.db, { kind, ord, code }, entry);
  });
  if (findings.length === 0) return 0;
  const { decided } = await deps.write({ decided: findings });
  return decided.filter(({ settled }) => settled.length > 0).length;
}

async function judge(deps: Deps, codes: readonly string[]): Promise<Judged[]> {
  const ords = codes.slice(0, MOST_DECIDED).flatMap((code) => ordOfCode(code) ?? []);
  const rows = await deps.read(draftRows(deps.db, ords));
  const catalogue = deps.catalogue.current();
  const drafts = rows
    .filter((row) => row.status === "quarantined")
    .map((row) => {
      const draft = draftFromRow(row, catalogue);
      return { row, released: { ...draft, status: "published" as const, quarantineReason: null } };
    });
  const found = await deps.read(
    storedPictures(deps.db, picturePathsOf(drafts.map(({ released }) => released))),
  );
  const pictures = new Map(found.map((picture) => [picture.path, picture]));
  return drafts.map((each) => ({ ...each, problem: problemOf(each, pictures) }));
}

function problemOf(
  { row, released }: Pick<Judged, "row" | "released">,
  pictures: Parameters<typeof missingPictures>[1],
): string | null {
  if (row.quarantineReason?.startsWith("duplicata de")) return row.quarantineReason;
  const [fault] = faultsOf(released);
  if (fault) return faultTexts[fault.fault];
  const [missing] = missingPictures(released, pictures);
  return missing === undefined ? null : `Falta a imagem ${missing}.`;
}
