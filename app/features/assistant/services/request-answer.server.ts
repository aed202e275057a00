import { heldBack } from "#app/features/bank/queries/held-back.server.ts";
import { FEWEST_PASTED } from "#app/features/bank/services/likely-questions.server.ts";
import { refuseHeldQuestion } from "#app/features/bank/services/refuse-held-question.ts";
import { tierOf } from "#app/platform/access/tier-of.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { acceptPicture } from "#app/platform/pictures/domain/accept-picture.ts";
import { inspectPicture } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { words as wordsOf } from "#app/platform/text/normalize.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { mostRequests } from "../domain/allowance.ts";
import { distressHelp, distressIn } from "../domain/distress.ts";
import { LONGEST_WORDS } from "../domain/prompts.ts";
import { isUnfinished, requestId } from "../domain/request-state.ts";
import { LARGEST_SHOWN_PHOTO, LONGEST_SHOWN_SIDE } from "../domain/shown-photo.ts";
import type { HintAbout } from "../domain/tutor-essay.ts";
import type { PromptCode } from "../domain/tutor-material.ts";
import { HELP, insertRequest, requestsAbout } from "../queries/requests.server.ts";
import { tutorTexts } from "../queries/tutor-texts.server.ts";
import { notifyTeam } from "./notify-team.server.ts";
import { REMEMBERED } from "./question-ask.ts";
import { type AnswerOpening, startAnswer } from "./start-answer.ts";

/**
 * A prompt about a question, or a text about one, about theory or about an own draft (`about`). `operation`:
 * idempotency key.
 */
export type AskedRequest =
  | { ord: number; prompt: PromptCode }
  | { ord: number | null; words: string; operation: string; photo: Uint8Array | null; about?: HintAbout };

/** `shown`: the question whose texts are read with it. */
async function storeRequest(deps: Deps, shown: number | null, request: Parameters<typeof insertRequest>[1]) {
  const { db } = deps;
  const asker = { userNum: request.userNum, now: request.at };
  const {
    stored: [stored],
    held: [held],
    row: [row],
    earlier,
  } = await deps.write({
    ...insertRequest(db, request),
    held: heldBack(db, request.ord ?? 0, asker),
    row: shown === null ? [] : tutorTexts(db, [shown], asker),
    earlier: shown === null ? [] : requestsAbout(db, asker, shown, REMEMBERED),
  });
  return { stored, held, row, earlier };
}

/**
 * The id of a request, stored once by person, question and prompt (or operation), and started. One round trip;
 * `opening`: the local tutor's first paragraphs come with it. Texts of distress get help at once and reach no provider.
 * Throws assistant-words, assistant-allowance, question-held, and what `acceptPhoto` throws.
 */
export async function requestAnswer(
  deps: Deps,
  viewer: Viewer,
  asked: AskedRequest,
): Promise<{ id: string; opening: AnswerOpening | null }> {
  const isPrompt = "prompt" in asked;
  const words = isPrompt ? "" : asked.words.trim();
  if (!isPrompt && (words === "" || words.length > LONGEST_WORDS)) throw new AppError("assistant-words");
  const about = isPrompt ? null : (asked.about ?? null);
  const distress = distressIn(words);
  const photo = isPrompt || !asked.photo ? null : acceptPhoto(deps, asked.photo);
  const at = deps.now();
  const day = dayInSaoPaulo(at);
  // Only what opens an answer at once is read here.
  const shown = deps.assistant.model.opening && !distress ? asked.ord : null;
  const { stored, held, row, earlier } = await storeRequest(deps, shown, {
    userNum: viewer.num,
    ord: asked.ord,
    key: `${asked.ord ?? ""}:${isPrompt ? asked.prompt : asked.operation}`,
    prompt: isPrompt ? asked.prompt : null,
    words,
    about,
    status: distress ? 200 : 0,
    message: distress ? distressHelp[distress] : "",
    provider: distress ? HELP : "",
    photo: photo !== null,
    at,
    day,
    most: mostRequests(tierOf(viewer), deps.assistant.model.isModel),
  });
  if (!distress) refuseHeldQuestion(held);
  if (!stored) throw new AppError("assistant-allowance");
  const id = requestId(stored.num);
  if (distress) await notifyTeam(deps, viewer, { id, kind: distress });
  if (!isUnfinished(stored.status)) return { id, opening: null };
  await deps.assistant.start(stored, photo);
  // A long text may be a pasted question of the bank that has a conversation.
  const isPasted = asked.ord === null && wordsOf(words).length >= FEWEST_PASTED;
  if (isPasted || about || (asked.ord !== null && !row)) return { id, opening: null };
  const said = { num: stored.num, prompt: isPrompt ? asked.prompt : null, words };
  return { id, opening: startAnswer(deps, said, { row, earlier }) };
}

/** A photo as a provider may see it, judged by its bytes and without metadata. Throws assistant-photo, assistant-blind. */
function acceptPhoto({ assistant }: Deps, sent: Uint8Array): Uint8Array {
  if (!assistant.model.sees) throw new AppError("assistant-blind");
  const known = sent.length > LARGEST_SHOWN_PHOTO ? null : inspectPicture(sent);
  const isSmall = known !== null && Math.max(known.width, known.height) <= LONGEST_SHOWN_SIDE;
  const photo = isSmall ? acceptPicture(sent, known) : null;
  if (!photo) throw new AppError("assistant-photo");
  return photo.bytes;
}
