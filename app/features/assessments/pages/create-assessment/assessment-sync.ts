import { deviceDrafts } from "#app/platform/drafts/calls/device-drafts.ts";
import { type FormReply, refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import { joinedDocuments } from "../../domain/making/document-changes.ts";
import { assessmentPaths } from "../../paths.ts";
import type { SavedAssessment } from "../../services/making/save-assessment.server.ts";
import type { AssessmentContentDraft } from "./draft-content.ts";

/** Milliseconds after the last change, without a network, and between looks at a save under way. */
const PAUSE = 900;
const RETRY = 5000;
const LOOK = 100;
const MOST_LOOKS = 150;
const ROUTE = "features/assessments/pages/create-assessment";

export type DraftConflict = Extract<SavedAssessment, { outcome: "conflict" }>;
export type DraftStatus =
  | { kind: "saved"; at: number | null }
  | { kind: "saving" }
  | { kind: "kept" }
  | { kind: "refused"; message: string };

/** `user`: whose copy on the device it is. */
export type DraftPlace = { schoolId: string; id: string; user: string };
export type DraftListener = {
  onContent: (content: AssessmentContentDraft) => void;
  onStatus: (status: DraftStatus) => void;
  onConflict: (conflict: DraftConflict | null) => void;
};

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

/** Sends an assessment after each change, stores it on the device until the server has it, and stops at a conflict. */
export class AssessmentSync {
  private isDirty = false;
  private isSending = false;
  private conflict: DraftConflict | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly place: DraftPlace;
  private readonly listener: DraftListener;
  private revision: number;
  content: AssessmentContentDraft;

  constructor(
    place: DraftPlace,
    start: { revision: number; content: AssessmentContentDraft },
    listener: DraftListener,
  ) {
    this.place = place;
    this.listener = listener;
    this.revision = start.revision;
    this.content = start.content;
  }

  /** Restores what is stored on the device. */
  start(): void {
    void this.restore();
  }

  private async restore(): Promise<void> {
    const kept = await keptDraft.find(this.place.user, this.place.id);
    if (!kept || this.isDirty || this.isSending) return;
    this.revision = kept.revision;
    this.put(kept.content);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  sendSoon(pause = PAUSE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pause);
  }

  put(content: AssessmentContentDraft): void {
    this.content = content;
    this.isDirty = true;
    this.listener.onContent(content);
    void keptDraft.save(this.place.user, this.place.id, { revision: this.revision, content });
    this.sendSoon();
  }

  /** What is stored by another form of the page. */
  know(revision: number): void {
    this.revision = revision;
  }

  /** Resolves a conflict with one text, or both. */
  resolve(how: "mine" | "theirs" | "both"): void {
    if (!this.conflict) return;
    const { revision, ...theirs } = this.conflict.theirs;
    const both = { ...this.content, document: joinedDocuments(this.content.document, theirs.document) };
    this.revision = revision;
    this.conflict = null;
    this.listener.onConflict(null);
    this.put(how === "theirs" ? theirs : how === "both" ? both : this.content);
  }

  /** Sends what is left; the revision if all is stored. */
  async finish(): Promise<number | null> {
    clearTimeout(this.timer);
    for (let look = 0; look < MOST_LOOKS && this.isSending; look++)
      await new Promise((done) => setTimeout(done, LOOK));
    await this.send();
    clearTimeout(this.timer);
    return this.isDirty || this.isSending || this.conflict ? null : this.revision;
  }

  private async send(): Promise<void> {
    if (!this.isDirty || this.isSending || this.conflict) return;
    this.isSending = true;
    this.isDirty = false;
    this.listener.onStatus({ kind: "saving" });
    const fields = fieldsOf(this.place.id, this.revision, this.content);
    const posted = await postRoute<Saving>(assessmentPaths.create(this.place.schoolId), ROUTE, fields);
    this.isSending = false;
    if (posted.kind === "answered" && posted.reply.done && posted.reply.saved) {
      this.apply(posted.reply.saved);
      return;
    }
    this.isDirty = true;
    if (posted.kind === "answered") {
      this.listener.onStatus({ kind: "refused", message: refusalOf(posted.reply) ?? "" });
      return;
    }
    this.listener.onStatus({ kind: "kept" });
    this.sendSoon(RETRY);
  }

  private apply(saved: SavedAssessment): void {
    if (saved.outcome === "conflict") {
      this.isDirty = true;
      this.conflict = saved;
      this.listener.onConflict(saved);
      return;
    }
    this.revision = saved.revision;
    if (this.isDirty) {
      this.sendSoon(0);
      return;
    }
    void keptDraft.delete(this.place.user, this.place.id);
    this.listener.onStatus({ kind: "saved", at: saved.at });
  }
}

/** What is not stored yet, on this device. */
const keptDraft = deviceDrafts<{ revision: number; content: AssessmentContentDraft }>("simulado");
