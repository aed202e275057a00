import { pastedQuestion } from "#app/features/bank/services/likely-questions.server.ts";
import { heldRefusal } from "#app/features/bank/services/refuse-held-question.ts";
import { solutionHelp } from "#app/features/bank/services/solution-help.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { hintGuard } from "../domain/hint-guard.ts";
import { leakGuard } from "../domain/leak-guard.ts";
import { maskPersonal } from "../domain/mask-personal.ts";
import { photographedQuestion } from "../domain/shown-photo.ts";
import type { ShownPhoto, TutorAsk, TutorQuestion } from "../domain/tutor-material.ts";
import { type RequestToAnswer, requestsAbout } from "../queries/requests.server.ts";
import { tutorTexts } from "../queries/tutor-texts.server.ts";
import { type AskGuard, earlierTalk, lentQuestion, promptAbout, REMEMBERED } from "./question-ask.ts";
import { theorySources } from "./theory-sources.server.ts";

const UNKNOWN_HINT =
  "Esse passo é seu: tente com o que já vimos e confira no gabarito da sua prova. Esta questão não está no acervo do Farol.";

/** What a provider gets, and what guards its answer. Nothing of it is stored. */
export type ComposedAsk = { ask: TutorAsk; title: string; guard: AskGuard | null };

/** None of an open exam of the person. */
async function lentQuestions(deps: Deps, ords: readonly number[], userNum: number): Promise<TutorQuestion[]> {
  if (ords.length === 0) return [];
  const rows = await deps.read(tutorTexts(deps.db, ords, { userNum, now: deps.now() }));
  const catalogue = deps.catalogue.current();
  return ords
    .flatMap((ord) => rows.find((row) => row.ord === ord && row.heldUntil === null) ?? [])
    .map((row) => lentQuestion(row, catalogue));
}

/** The bank question that pasted text or a photo shows, so that its answer stays guarded. */
async function shownQuestion(deps: Deps, request: RequestToAnswer, photo: ShownPhoto | null) {
  const read = photo?.text ? await pastedQuestion(deps, request.userNum, photo.text) : null;
  return read ?? pastedQuestion(deps, request.userNum, request.words);
}

/** A photographed question that is not in the bank: without a key, its alternatives are guarded all the same. */
function photographedAsk(ask: Omit<TutorAsk, "question">, text: string): ComposedAsk {
  const question = photographedQuestion(text);
  return {
    ask: { ...ask, question },
    title: question.place,
    guard: () => leakGuard(question, null, UNKNOWN_HINT),
  };
}

/**
 * Composes the provider's input from the bank: only the text and a photo come from the browser. Throws
 * question-not-found, question-held.
 */
export async function composeAsk(
  deps: Deps,
  request: RequestToAnswer,
  photo: ShownPhoto | null,
): Promise<ComposedAsk> {
  const { prompt, userNum } = request;
  const known = [request.firstName, request.lastName, request.email, request.school ?? ""].filter(Boolean);
  const asked = maskPersonal(request.words, known);
  const nothing = { essay: null, question: null, answer: null, key: null, lookAlikes: [], before: [], photo };
  if (request.essay !== null && request.hint !== null) {
    const { essay: of, hint } = request;
    const essay = await deps.essayForHint(deps, userNum, { essay: of, hint });
    const masked = { ...essay, text: maskPersonal(essay.text, known) };
    return {
      ask: { ...nothing, prompt, words: asked, sources: [], essay: masked },
      title: essay.title,
      guard: hintGuard,
    };
  }
  const ord = request.ord ?? (await shownQuestion(deps, request, photo));
  if (ord === null && photo?.text)
    return photographedAsk({ ...nothing, prompt, words: asked, sources: [] }, photo.text);
  if (ord === null)
    return {
      ask: { ...nothing, prompt, words: asked, sources: await theorySources(deps, asked) },
      title: "",
      guard: null,
    };
  const asker = { userNum, now: deps.now() };
  const [
    {
      row: [row],
      earlier,
    },
    help,
  ] = await Promise.all([
    deps.read({
      row: tutorTexts(deps.db, [ord], asker),
      earlier: requestsAbout(deps.db, asker, ord, REMEMBERED),
    }),
    solutionHelp(deps, { id: request.userId }, ord),
  ]);
  if (!row) throw new AppError("question-not-found");
  if (row.heldUntil !== null) throw heldRefusal(row.heldUntil);
  const { guard, ...about } = promptAbout(row, deps.catalogue.current());
  const { subject, place } = about.question;
  return {
    ask: {
      ...nothing,
      ...about,
      prompt,
      words: asked,
      lookAlikes: await lentQuestions(
        deps,
        help.alike.map((each) => each.ord),
        userNum,
      ),
      sources: [],
      before: earlierTalk(earlier, request.num, known),
    },
    title: [subject, place].filter(Boolean).join(", "),
    guard,
  };
}
