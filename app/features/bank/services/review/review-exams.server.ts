import type { Deps } from "#app/platform/context/deps.ts";
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
import { STORE_BATCH, storeQuestions } from "../storing/store-questions.server.ts";

/** Changes with the exam's profile, the rule about context or the classification: the bank is reviewed again. */
const REVIEW_VERSION = 3;

type Reviewed = { draft: QuestionDraft; proposals: ReturnType<typeof reclassified>["proposals"] };

/**
 * Judges imported ENEM questions by today's rules: those that break the exam's profile or lost their context are
 * quarantined, topics are assigned again, doubtful ones are queued. Edited questions stay. Returns how many were
 * quarantined.
 */
export async function reviewExams(deps: Deps, options: BankWorkOptions = {}): Promise<{ held: number }> {
  let held = 0;
  const enem = institutionOf("ENEM")?.id ?? 0;
  await doBankWork(
    deps,
    {
      name: "review",
      version: REVIEW_VERSION,
      batch: async (after, place) => {
        const rows = await deps.read(shownExamDrafts(deps.db, enem, after, STORE_BATCH));
        const last = rows.at(-1)?.ord;
        if (last === undefined) return null;
        const reviewed = rows.map((row) => review(draftFromRow(row, deps.catalogue.current())));
        for (const source of new Set(reviewed.map(({ draft }) => draft.provenance.source))) {
          const own = reviewed.filter(({ draft }) => draft.provenance.source === source);
          await storeQuestions(
            deps,
            own.map(({ draft }) => draft),
            { importedBy: "manutenção" },
          );
          await noteProposals(deps, source, own);
        }
        held += reviewed.filter(({ draft }) => draft.status === "quarantined").length;
        await deps.write(place(last));
        return { rows: rows.length, last };
      },
    },
    options,
  );
  return { held };
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

async function noteProposals(deps: Deps, source: string, reviewed: readonly Reviewed[]): Promise<void> {
  const at = deps.now();
  const found = reviewed.flatMap(({ draft, proposals }) =>
    proposedFinding(draft, proposals).map((each) => ({ path: draft.provenance.path, at, ...each })),
  );
  if (found.length > 0) await deps.write(insertCorrections(deps.db, source, found));
}
