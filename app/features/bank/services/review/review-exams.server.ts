import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import type { RunStep } from "#app/platform/jobs/services/job-kind.ts";
import { institutionOf } from "../../domain/catalogue/institutions.ts";
import { draftFromRow } from "../../domain/draft/draft-from-row.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import { profileReason } from "../../domain/enem/exam-profile.ts";
import { readingVersions } from "../../domain/enem/reading/reading-version.ts";
import { reclassified } from "../../domain/topics/classify-question.ts";
import { proposedFinding } from "../../domain/topics/proposed-finding.ts";
import { contextReason } from "../../domain/unseen-context.ts";
import { shownExamDrafts } from "../../queries/drafts.server.ts";
import { insertCorrections } from "../../queries/storing.server.ts";
import { type BankWorkOptions, doBankWork } from "../storing/bank-work.server.ts";
import { bankReview } from "../storing/bank-work-kinds.server.ts";
import { questionsInBank } from "../storing/reindex-bank.server.ts";
import { STORE_BATCH, storeQuestions } from "../storing/store-questions.server.ts";

/** Changes with the exam's profile, the rule about context or the classification: the bank is reviewed again. */
const REVIEW_VERSION = 3;

type Reviewed = { draft: QuestionDraft; proposals: ReturnType<typeof reclassified>["proposals"] };

/** One step: judges the next questions. Stores them first, which may be repeated. */
const reviewStep: RunStep = async (deps, { place }, at) => {
  const enem = institutionOf("ENEM")?.id ?? 0;
  const rows = await deps.read(shownExamDrafts(deps.db, enem, place, STORE_BATCH));
  const reviewed = rows.map((row) => ({
    ord: row.ord,
    ...review(draftFromRow(row, deps.catalogue.current())),
  }));
  const sources = [...new Set(reviewed.map(({ draft }) => draft.provenance.source))];
  const statements: Statement[] = [];
  for (const source of sources) {
    const own = reviewed.filter(({ draft }) => draft.provenance.source === source);
    const drafts = own.map(({ draft }) => draft);
    await storeQuestions(deps, drafts, { importedBy: "manutenção" });
    statements.push(...proposalStatements(deps, source, own, at));
  }
  const held = reviewed.filter(({ draft }) => draft.status === "quarantined");
  return {
    statements,
    items: held.map(({ ord }) => ({ id: String(ord), name: "", outcome: "changed" as const })),
    seen: rows.length,
    place: rows.at(-1)?.ord ?? place,
    finished: rows.length < STORE_BATCH,
  };
};

/**
 * Judges imported ENEM questions by today's rules: those that break the exam's profile or lost their context are
 * quarantined, topics are assigned again, doubtful ones are queued. Edited questions stay. Returns how many were
 * quarantined.
 */
export async function reviewExams(deps: Deps, options: BankWorkOptions = {}): Promise<{ held: number }> {
  const work = { kind: "bank-review", version: REVIEW_VERSION, expected: questionsInBank };
  const jobKinds = { ...deps.jobKinds, [work.kind]: { ...bankReview, step: reviewStep } };
  return { held: (await doBankWork({ ...deps, jobKinds }, work, options)).changed };
}

/** Only what INEP's item places in an area is classified again. */
function review(draft: QuestionDraft): Reviewed {
  const isChecked = draft.provenance.version === readingVersions.checked;
  const broken = draft.kind === "single-choice" ? profileReason(draft) : null;
  const quarantineReason = broken ?? (isChecked ? null : contextReason(draft));
  const { proposals, ...classes } = reclassified(draft);
  const status = quarantineReason === null ? draft.status : ("quarantined" as const);
  return { draft: { ...draft, ...classes, status, quarantineReason }, proposals };
}

function proposalStatements(deps: Deps, source: string, reviewed: readonly Reviewed[], at: number) {
  const found = reviewed.flatMap(({ draft, proposals }) =>
    proposedFinding(draft, proposals).map((each) => ({ path: draft.provenance.path, at, ...each })),
  );
  return found.length > 0 ? [insertCorrections(deps.db, source, found)] : [];
}
