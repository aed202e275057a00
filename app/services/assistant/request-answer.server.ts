import { tierOf } from "#app/access/tier-of.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { dailyAllowance } from "#app/domain/assistant/allowance.ts";
import { distressHelp, distressIn } from "#app/domain/assistant/distress.ts";
import { LONGEST_WORDS } from "#app/domain/assistant/prompts.ts";
import { isUnfinished, requestId } from "#app/domain/assistant/request-state.ts";
import type { PromptCode } from "#app/domain/assistant/tutor-material.ts";
import { dayInSaoPaulo } from "#app/domain/progress/week.ts";
import { AppError } from "#app/errors/app-error.ts";
import { askRequest, HELP } from "#app/queries/assistant/requests.server.ts";
import type { Deps } from "../deps.ts";
import { notifyTeam } from "./notify-team.server.ts";

/** A prompt about a question, or the person's own words, about one or about theory. `operation`: once each. */
export type AskedRequest =
  | { ord: number; prompt: PromptCode }
  | { ord: number | null; words: string; operation: string };

/**
 * The id of a request, stored once by person, question and prompt (or operation), and begun. One round trip. Words of distress get
 * help at once and no provider sees them. Throws assistant-words, assistant-allowance.
 */
export async function requestAnswer(deps: Deps, viewer: Viewer, asked: AskedRequest): Promise<string> {
  const isPrompt = "prompt" in asked;
  const words = isPrompt ? "" : asked.words.trim();
  if (!isPrompt && (words === "" || words.length > LONGEST_WORDS)) throw new AppError("assistant-words");
  const distress = distressIn(words);
  const at = deps.now();
  const day = dayInSaoPaulo(at);
  const [, [stored]] = await deps.write(
    ...askRequest(deps.db, {
      userNum: viewer.num,
      ord: asked.ord,
      key: `${asked.ord ?? ""}:${isPrompt ? asked.prompt : asked.operation}`,
      prompt: isPrompt ? asked.prompt : null,
      words,
      status: distress ? 200 : 0,
      message: distress ? distressHelp[distress] : "",
      provider: distress ? HELP : "",
      at,
      day,
      most: dailyAllowance[tierOf(viewer)],
    }),
  );
  if (!stored) throw new AppError("assistant-allowance");
  const id = requestId(stored.num);
  if (distress) await notifyTeam(deps, viewer, { id, kind: distress });
  else if (isUnfinished(stored.status)) await deps.assistant.start(stored);
  return id;
}
