import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { pastedQuestion } from "#app/features/bank/services/likely-questions.server.ts";
import { heldRefusal } from "#app/features/bank/services/refuse-held-question.ts";
import { searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import { solutionHelp } from "#app/features/bank/services/solution-help.server.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { words } from "#app/platform/text/normalize.ts";
import { hintGuard } from "../domain/hint-guard.ts";
import { leakGuard } from "../domain/leak-guard.ts";
import { maskPersonal } from "../domain/mask-personal.ts";
import { photographedQuestion } from "../domain/shown-photo.ts";
import type { ShownPhoto, TutorAsk, TutorQuestion, TutorSource } from "../domain/tutor-material.ts";
import { type RequestToAnswer, requestsAbout } from "../queries/requests.server.ts";
import { tutorTexts } from "../queries/tutor-texts.server.ts";
import { type AskGuard, earlierTalk, lentQuestion, promptAbout, REMEMBERED } from "./question-ask.ts";

/** Found questions that become sources. */
const MOST_SOURCES = 4;
/** Words of this length identify the subject of a doubt, where no source contains them all. */
const TELLING_LETTERS = 5;

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

async function ordsFound(deps: Deps, text: string): Promise<number[]> {
  if (text.trim() === "") return [];
  const search = { filters: { ...noFilters, text }, page: { after: "", before: "", place: "" } };
  const { page } = await searchQuestions(deps, null, () => search);
  return page.rows.slice(0, 2 * MOST_SOURCES).map(({ ord }) => ord);
}

/** Sources found by the bank's search for the words: explanations and solutions. */
async function sourcesFor(deps: Deps, asked: string, userNum: number): Promise<TutorSource[]> {
  // The placeholder of a masked name is not part of the doubt.
  const text = asked.replace(/\[[^\]]*\]/g, " ").trim();
  const said = words(text);
  const telling = said.filter((word) => word.length >= TELLING_LETTERS);
  const fewer = telling.length < said.length ? telling.join(" ") : "";
  // Both at once: one round trip.
  const [all, some] = await Promise.all([ordsFound(deps, text), ordsFound(deps, fewer)]);
  const ords = all.length > 0 ? all : some;
  const found = await lentQuestions(deps, ords, userNum);
  return found
    .flatMap(({ id, place, subject, explanation, solution }) => {
      const text = [explanation, solution].filter(Boolean).join("\n\n");
      const title = [subject, place].filter(Boolean).join(", ");
      return text ? [{ title, href: questionPaths.question(id), text }] : [];
    })
    .slice(0, MOST_SOURCES);
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
      ask: { ...nothing, prompt, words: asked, sources: await sourcesFor(deps, asked, userNum) },
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
