import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { banDays, caseOutcome } from "#app/domain/moderation/case.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { FieldOfCode, FormHandler } from "#app/pages/handle-form.server.ts";
import { moderationPaths } from "#app/paths/moderation.ts";
import type { Deps } from "#app/services/deps.ts";
import { decideCase } from "#app/services/moderation/decide-case.server.ts";
import { undoDecision } from "#app/services/moderation/undo-decision.server.ts";

const LONGEST_TEXT = 8000;

export const fieldOfDecision: FieldOfCode<"reason" | "text"> = {
  "reason-required": "reason",
  "comment-too-short": "text",
  "comment-too-long": "text",
  "comment-picture": "text",
};

/** A decision: its intent is the outcome; or the last one is undone. */
export function decisionForm(
  deps: Deps,
  editor: { viewer: Viewer; requestId: string },
): FormHandler<"reason" | "text"> {
  return async (form) => {
    const num = form.whole("num");
    if (form.intent === "undo" && num !== null) {
      await undoDecision(deps, editor, num);
      return redirectFor(moderationPaths.moderation({ feito: "desfeito" }));
    }
    const outcome = caseOutcome(form.intent);
    if (outcome === null || num === null) throw new AppError("invalid-body");
    const [reason, text] = [form.text("reason", 2000), form.text("text", LONGEST_TEXT)];
    await decideCase(deps, editor, { num, outcome, reason, text, days: banDays(form.text("days")) ?? 1 });
    return redirectFor(moderationPaths.moderation({ feito: outcome, caso: num }));
  };
}
