import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { jsonIn } from "#app/platform/requests/domain/sent-json.server.ts";
import { plural } from "#app/platform/text/format.ts";
import { LONGEST_GRADING_COMMENT } from "../../domain/grading/grading-draft.ts";
import type { EssayGrader } from "../../queries/grading-seats.server.ts";
import {
  claimEssays,
  claimPanelSeat,
  closePanel,
  freeEssays,
  returnToQueue,
} from "../../services/grading/claim-essays.server.ts";
import {
  finishGrading,
  type GradingConflict,
  saveGrading,
} from "../../services/grading/grade-essay.server.ts";

const LONGEST_DRAFT = 200_000;
const MOST_CRITERIA = 8;

/** The number in an address. Throws grading-not-found. */
export function gradingNumber(sent: string | undefined): number {
  const num = Number(sent);
  if (!/^\d{1,15}$/.test(sent ?? "")) throw new AppError("grading-not-found");
  return num;
}

function parsed(sent: string): unknown {
  const draft = jsonIn(sent);
  if (draft === undefined) throw new AppError("invalid-body");
  return draft;
}

const parts = Array.from({ length: MOST_CRITERIA }, (_, part) => part);

/** Points by criterion as a form sends them; null where none was chosen. */
export function gradesIn(form: SentForm): (number | null)[] {
  return parts.map((part) => {
    const sent = form.text(`grade-${part}`, 8);
    return sent === "" ? null : Number(sent);
  });
}

/** JSON by scripts, fields of the form without them. */
function draftIn(form: SentForm): unknown {
  const sent = form.text("draft", LONGEST_DRAFT);
  if (sent !== "") return parsed(sent);
  const subs = form.texts("sub", 60);
  return {
    status: form.text("status", 40),
    grades: gradesIn(form),
    details: parts.map((part) => subs.flatMap((sub) => (sub.startsWith(`${part}:`) ? [sub.slice(2)] : []))),
    comments: parts.map((part) => form.text(`comment-${part}`, LONGEST_GRADING_COMMENT)),
  };
}

export function queueForms(
  deps: Deps,
  grader: EssayGrader,
  desk: (num: number) => string,
): Record<string, FormHandler> {
  return {
    take: async () => {
      const { taken } = await claimEssays(deps, grader);
      return {
        done: true,
        message: `${plural(taken, "redação agora é sua", "redações agora são suas")} por cinco dias.`,
      };
    },
    free: async () => {
      const { freed } = await freeEssays(deps, grader);
      return { done: true, message: `${plural(freed, "redação voltou", "redações voltaram")} para a fila.` };
    },
    "take-panel": async (form) => {
      return redirectFor(desk(await claimPanelSeat(deps, grader, gradingNumber(form.text("essay", 15)))));
    },
    "close-panel": async (form) => {
      await closePanel(deps, grader, gradingNumber(form.text("essay", 15)));
      return {
        done: true,
        message: "A banca foi encerrada com as leituras que havia, e a nota voltou ao autor.",
      };
    },
  };
}

type SavedGrading = { revision: number; conflict: GradingConflict };
type GradingState = { num: number; queue: string };

export function deskForms(deps: Deps, grader: EssayGrader, { num, queue }: GradingState) {
  /** Scripts let the grader choose between two versions. */
  async function save(form: SentForm) {
    const revision = form.whole("revision") ?? 0;
    const saved = await saveGrading(deps, grader, { num, revision, draft: draftIn(form) });
    const isTyped = form.text("draft", LONGEST_DRAFT) !== "";
    if ("conflict" in saved && !isTyped) throw new AppError("grading-elsewhere");
    return saved;
  }
  const handlers: Record<string, FormHandler<string, SavedGrading>> = {
    save: async (form) => ({ done: true, ...(await save(form)) }),
    conclude: async (form) => {
      // Without scripts the form itself contains the text.
      if (form.text("revision") !== "") await save(form);
      await finishGrading(deps, grader, num);
      return { done: true };
    },
    "give-back": async () => {
      await returnToQueue(deps, grader, num);
      return redirectFor(queue);
    },
  };
  return handlers;
}
