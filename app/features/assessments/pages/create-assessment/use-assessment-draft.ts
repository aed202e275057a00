import { useState } from "react";
import { useRunningSync } from "#app/platform/drafts/hooks/use-running-sync.ts";
import type { EditedAssessment } from "../../services/making/save-assessment.server.ts";
import { AssessmentSync, type DraftConflict, type DraftPlace, type DraftStatus } from "./assessment-sync.ts";
import type { AssessmentContentDraft } from "./draft-content.ts";

type Opened = DraftPlace & { start: EditedAssessment; savedAt: number };

/**
 * An assessment as it is edited: autosaved, stored on the device until then, and warned when somebody else saved it.
 */
export function useAssessmentDraft({ schoolId, id, user, start, savedAt }: Opened) {
  const { revision, ...loaded } = start;
  const [content, onContent] = useState<AssessmentContentDraft>(loaded);
  const [status, onStatus] = useState<DraftStatus>({ kind: "saved", at: savedAt });
  const [conflict, onConflict] = useState<DraftConflict | null>(null);
  const [sync] = useState(
    () =>
      new AssessmentSync(
        { schoolId, id, user },
        { revision, content: loaded },
        { onContent, onStatus, onConflict },
      ),
  );
  useRunningSync(sync);
  return {
    content,
    status,
    conflict,
    change: (part: Partial<AssessmentContentDraft>) => sync.put({ ...sync.content, ...part }),
    settle: (how: "mine" | "theirs" | "both") => sync.resolve(how),
    finish: () => sync.finish(),
    known: (stored: number) => sync.know(stored),
  };
}
export type AssessmentDraft = ReturnType<typeof useAssessmentDraft>;
