import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { FieldOfCode, FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { banDays, caseOutcome } from "../../domain/case.ts";
import { moderationPaths } from "../../paths.ts";
import { decideCase } from "../../services/decide-case.server.ts";
import { undoDecision } from "../../services/undo-decision.server.ts";

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
