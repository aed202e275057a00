import type { DraftReply } from "#app/platform/drafts/calls/draft-ways.ts";
import { type FormReply, refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import { assessmentPaths } from "../../paths.ts";
import type { SavedAssessment } from "../../services/making/save-assessment.server.ts";
import type { AssessmentContentDraft } from "./draft-content.ts";

export type DraftConflict = Extract<SavedAssessment, { outcome: "conflict" }>;

/** `user`: whose copy on the device it is. */
export type DraftPlace = { schoolId: string; id: string; user: string };

type Saving = FormReply<string, { saved: SavedAssessment }>;

function fieldsOf(id: string, revision: number, content: AssessmentContentDraft): Record<string, string> {
  const time = (at: number | null) => (at === null ? "" : String(at));
  return {
    intent: "save",
    avaliacao: id,
    revisao: String(revision),
    titulo: content.title,
    documento: JSON.stringify(content.document),
    regras: JSON.stringify(content.rules),
    inicio: time(content.opensAt),
    fim: time(content.closesAt),
  };
}

/** Sends an assessment as it is edited. */
export async function saveAssessmentDraft(
  { schoolId, id }: DraftPlace,
  revision: number,
  content: AssessmentContentDraft,
): Promise<DraftReply<number, DraftConflict>> {
  const fields = fieldsOf(id, revision, content);
  const posted = await postRoute<Saving>(assessmentPaths.create(schoolId), fields);
  if (posted.kind === "refused") return { kind: "cut" };
  const { saved } = posted.reply;
  if (!posted.reply.done || !saved) return { kind: "refused", message: refusalOf(posted.reply) };
  if (saved.outcome === "conflict") return { kind: "conflict", conflict: saved };
  return { kind: "saved", revision: saved.revision, at: saved.at };
}
