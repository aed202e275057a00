import { useEffect, useRef, useState } from "react";
import { postRoute } from "#app/calls/post-route.ts";
import { joinedDocuments } from "#app/domain/assessments/document-changes.ts";
import { type FormReply, refusalOf } from "#app/domain/forms/form-reply.ts";
import { assessmentPaths } from "#app/paths/assessments.ts";
import type { EditedAssessment, SavedAssessment } from "#app/services/assessments/save-assessment.server.ts";
import { keptDraft } from "./kept-draft.ts";

/** Milliseconds after the last change, and between attempts without a network. */
const PAUSE = 900;
const RETRY = 5000;
const ROUTE = "pages/assessments/create-assessment";

export type AssessmentContentDraft = Omit<EditedAssessment, "revision">;
export type DraftConflict = Extract<SavedAssessment, { outcome: "conflict" }>;
export type DraftStatus =
  | { kind: "saved"; at: number | null }
  | { kind: "saving" }
  | { kind: "kept" }
  | { kind: "refused"; message: string };

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

/** `user`: whose device copy it is. */
type Opened = { schoolId: string; id: string; user: string; start: EditedAssessment; savedAt: number };

/** An assessment as it is edited: saved by itself, kept on the device until it is, and told when somebody else saved it. */
export function useAssessmentDraft({ schoolId, id, user, start, savedAt }: Opened) {
  const { revision: first, ...loaded } = start;
  const place = `${user}:${id}`;
  const [content, setContent] = useState<AssessmentContentDraft>(loaded);
  const [status, setStatus] = useState<DraftStatus>({ kind: "saved", at: savedAt });
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const now = useRef({ content, revision: first, isDirty: false, isSending: false, isStopped: false });
  const timer = useRef<ReturnType<typeof setTimeout>>();

  function later(pause: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), pause);
  }

  function take(saved: SavedAssessment): void {
    const own = now.current;
    if (saved.outcome === "conflict") {
      own.isStopped = true;
      setConflict(saved);
      return;
    }
    own.revision = saved.revision;
    if (own.isDirty) {
      later(0);
      return;
    }
    keptDraft.drop(place);
    setStatus({ kind: "saved", at: saved.at });
  }

  async function send(): Promise<void> {
    const own = now.current;
    if (!own.isDirty || own.isSending || own.isStopped) return;
    own.isSending = true;
    own.isDirty = false;
    setStatus({ kind: "saving" });
    const fields = fieldsOf(id, own.revision, own.content);
    const posted = await postRoute<Saving>(assessmentPaths.create(schoolId), ROUTE, fields);
    own.isSending = false;
    if (posted.kind === "answered" && posted.reply.done && posted.reply.saved) {
      take(posted.reply.saved);
      return;
    }
    own.isDirty = true;
    if (posted.kind === "answered") {
      setStatus({ kind: "refused", message: refusalOf(posted.reply) ?? "" });
      return;
    }
    setStatus({ kind: "kept" });
    later(RETRY);
  }

  function put(next: AssessmentContentDraft): void {
    const own = now.current;
    own.content = next;
    own.isDirty = true;
    setContent(next);
    keptDraft.keep(place, { revision: own.revision, content: next });
    later(PAUSE);
  }

  /** Keeps one text, or both. */
  function settle(how: "mine" | "theirs" | "both"): void {
    if (!conflict) return;
    const own = now.current;
    const { revision, ...theirs } = conflict.theirs;
    const both = { ...own.content, document: joinedDocuments(own.content.document, theirs.document) };
    own.revision = revision;
    own.isStopped = false;
    setConflict(null);
    put(how === "theirs" ? theirs : how === "both" ? both : own.content);
  }

  /** Sends what is left; the revision if all is stored. */
  async function finish(): Promise<number | null> {
    clearTimeout(timer.current);
    for (let round = 0; round < 40 && (now.current.isDirty || now.current.isSending); round++) {
      if (now.current.isStopped) return null;
      await send();
      if (now.current.isSending) await new Promise((done) => setTimeout(done, 100));
      else if (now.current.isDirty) return null;
    }
    return now.current.isDirty || now.current.isStopped ? null : now.current.revision;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is taken up once, when the page opens.
  useEffect(() => {
    const kept = keptDraft.find(place);
    if (kept) {
      now.current.revision = kept.revision;
      put(kept.content);
    }
    const online = () => later(0);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      clearTimeout(timer.current);
    };
  }, [id]);

  const known = (revision: number) => {
    now.current.revision = revision;
  };
  const change = (part: Partial<AssessmentContentDraft>) => put({ ...now.current.content, ...part });
  return { content, status, conflict, change, settle, finish, known };
}
export type AssessmentDraft = ReturnType<typeof useAssessmentDraft>;
