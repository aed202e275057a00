import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { type AuditEntry, PLATFORM } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { DAY } from "#app/platform/time/units.ts";
import { CASE_TEXT, type CaseOutcome, preparedReasons, UNDO_SECONDS } from "../domain/case.ts";
import { threadTitle } from "../domain/thread.ts";
import { moderationPaths } from "../paths.ts";
import { type WaitingCase, waitingCase } from "../queries/moderation/cases.server.ts";
import { decideCaseOf } from "../queries/moderation/deciding.server.ts";
import { drawComment } from "./draw-comment.server.ts";
import { postPlace } from "./post-address.ts";

export type SentDecision = {
  num: number;
  outcome: CaseOutcome;
  /** Empty: the prepared one. */
  reason: string;
  /** The corrected text, for "edited". */
  text: string;
  /** For "suspended". */
  days: number;
};

/** What the author reads; null: nothing changed for them. */
function wordToAuthor(
  { state, causes }: WaitingCase,
  sent: SentDecision,
  reason: string,
  words: string,
): string | null {
  if (state === "deleted") return null;
  if (sent.outcome === "kept") {
    const isBack = state !== "shown";
    return isBack || causes >= 16
      ? `Seu texto ${words} foi conferido pela equipe e está de volta. ${reason}`
      : null;
  }
  if (sent.outcome === "edited") return `A equipe corrigiu o seu texto ${words}. Motivo: ${reason}`;
  const ban =
    sent.outcome === "suspended"
      ? ` Você fica sem publicar por ${sent.days} ${sent.days === 1 ? "dia" : "dias"}.`
      : "";
  const warning = sent.outcome === "warned" ? "Advertência: s" : "S";
  return `${warning}eu texto ${words} foi ocultado. Motivo: ${reason}${ban} Você pode recorrer.`;
}

function wordToReporter(outcome: CaseOutcome): string {
  return outcome === "kept"
    ? "Conferimos o que você denunciou: está de acordo com as regras. Obrigado por avisar."
    : "Conferimos o que você denunciou e tomamos uma providência. Obrigado por avisar.";
}

function noticesOf(waiting: WaitingCase, sent: SentDecision, reason: string, at: number) {
  const { path, words } = postPlace(waiting.ord, waiting.target);
  const isHidden = !["kept", "edited"].includes(sent.outcome);
  const toAuthor = wordToAuthor(waiting, sent, reason, words);
  const author =
    toAuthor !== null && waiting.userId !== null
      ? [
          {
            userId: waiting.userId,
            content: toAuthor,
            link: isHidden ? moderationPaths.appeal(waiting.num) : path,
          },
        ]
      : [];
  const reporters = waiting.reporters.map((userId) => ({
    userId,
    content: wordToReporter(sent.outcome),
    link: null,
  }));
  return [...author, ...reporters].map(({ userId, content, link }) =>
    personalRow({ id: `case-${waiting.num}-${userId}`, userId, type: "aviso", content, link }, at),
  );
}

/** Throws no-permission. */
export function requireModerator({ claims }: Viewer): void {
  if (!claims.includes("admin") && !claims.includes("moderator")) throw new AppError("no-permission");
}

/**
 * Decides a case once; notifies the author and the reporters when it can no longer be undone. Two round trips. Throws
 * no-permission, reason-required, case-decided, and for a corrected text as `drawComment`.
 */
export async function decideCase(
  deps: Deps,
  { viewer, requestId }: { viewer: Viewer; requestId: string },
  sent: SentDecision,
): Promise<void> {
  requireModerator(viewer);
  const reason = sent.reason.trim() || preparedReasons[sent.outcome];
  if (reason.length < CASE_TEXT.shortest || reason.length > CASE_TEXT.longest)
    throw new AppError("reason-required");
  const [waiting] = await deps.read(waitingCase(deps.db, sent.num));
  if (!waiting) throw new AppError("case-decided");
  const at = deps.now();
  const rights = { isTrusted: true, mentions: new Set<string>(), hasPictures: waiting.ord < 0 };
  const drawn = sent.outcome === "edited" ? await drawComment(deps, sent.text, rights) : null;
  const text = drawn && { source: drawn.source, html: drawn.html, title: threadTitle(drawn.source) };
  const notices = noticesOf(waiting, sent, reason, at + UNDO_SECONDS);
  const entry: AuditEntry = {
    scope: PLATFORM,
    at,
    actorId: viewer.id,
    action: "moderation.decide",
    reason,
    requestId,
  };
  const bannedUntil = sent.outcome === "suspended" ? at + sent.days * DAY : null;
  const decision = { outcome: sent.outcome, reason, text, bannedUntil };
  const { judged, live } = await deps.write(decideCaseOf(deps.db, waiting, decision, notices, entry));
  if (judged.length === 0) throw new AppError("case-decided");
  showInTabs(deps, notices, live);
  const { path } = postPlace(waiting.ord, waiting.target);
  deps.later(({ publicCache }) => publicCache.purge([path.replace(/#.*$/, "")]));
}
