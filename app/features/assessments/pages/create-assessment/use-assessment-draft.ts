import { useState } from "react";
import { DraftSync } from "#app/platform/drafts/calls/draft-sync.ts";
import type { DraftState } from "#app/platform/drafts/calls/draft-ways.ts";
import { workOnDevice } from "#app/platform/drafts/calls/work-on-device.ts";
import { useRunningSync } from "#app/platform/drafts/hooks/use-running-sync.ts";
import { joinedDocuments } from "../../domain/making/document-changes.ts";
import type { EditedAssessment } from "../../services/making/save-assessment.server.ts";
import type { AssessmentContentDraft } from "./draft-content.ts";
import { type DraftConflict, type DraftPlace, saveAssessmentDraft } from "./save-assessment-draft.ts";

type Opened = DraftPlace & { start: EditedAssessment; savedAt: number };

/**
 * An assessment as it is edited: autosaved, stored on the device until then, and warned when somebody else saved it.
 */
export function useAssessmentDraft({ schoolId, id, user, start, savedAt }: Opened) {
  const { revision, ...loaded } = start;
  const [content, onContent] = useState<AssessmentContentDraft>(loaded);
  const [state, onState] = useState<DraftState<DraftConflict>>({ name: "saved", at: savedAt });
  const [sync] = useState(
    () =>
      new DraftSync<AssessmentContentDraft, number, DraftConflict>(
        { revision, content: loaded },
        {
          send: (draft) => saveAssessmentDraft({ schoolId, id, user }, draft.revision, draft.content),
          device: workOnDevice({ kind: "simulado", userId: user, place: id }),
          ...{ onContent, onState },
        },
      ),
  );
  useRunningSync(sync);

  function change(part: Partial<AssessmentContentDraft>): void {
    const changed = { ...sync.content, ...part };
    onContent(changed);
    sync.put(changed);
  }
  /** Resolves a conflict with one text, or both. */
  function settle(how: "mine" | "theirs" | "both"): void {
    if (state.name !== "changed") return;
    const { revision: over, ...theirs } = state.conflict.theirs;
    const both = { ...sync.content, document: joinedDocuments(sync.content.document, theirs.document) };
    const chosen = { mine: sync.content, theirs, both }[how];
    sync.resolve(chosen, { revision: over, content: theirs });
  }
  return {
    content,
    state,
    change,
    settle,
    finish: () => sync.finish(),
    known: (stored: number) => sync.know(stored),
  };
}
export type AssessmentDraft = ReturnType<typeof useAssessmentDraft>;
