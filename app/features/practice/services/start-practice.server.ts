import { listedCodes } from "#app/features/bank/domain/listed-codes.ts";
import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import type { SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { parseSearchAddress } from "#app/features/bank/domain/search/read-address.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { planMatches } from "#app/features/bank/domain/search/search-plan.ts";
import { searchTitle } from "#app/features/bank/domain/search/search-title.ts";
import { matchesToPractise } from "#app/features/bank/queries/listed.server.ts";
import { heldRefusal } from "#app/features/bank/services/refuse-held-question.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { pickQuestions } from "../domain/pick-questions.ts";
import { practiceDraws } from "../domain/practicable.ts";
import type { StartFields } from "../domain/start-fields.ts";
import { practicableFor } from "../queries/questions.server.ts";
import { createPracticeSession } from "../queries/sessions.server.ts";

/** Random questions come from this many newest matches: each is a row read. */
const DRAWN_FROM = 500;

type Choice = { count: number; timeLimit: number | null };
/** `more`: what completes the others. */
type Found = { ords: number[]; more: number[]; title: string; source: string | null };

/**
 * Without questions that an open exam withholds from the person: others are drawn. Throws question-held where there are
 * no others.
 */
function answerable(rows: readonly { ord: number; heldUntil: number | null }[]): number[] {
  const free = rows.filter((row) => row.heldUntil === null);
  const [held] = rows;
  if (free.length === 0 && held && held.heldUntil !== null) throw heldRefusal(held.heldUntil);
  return free.map(({ ord }) => ord);
}

async function listed(deps: Deps, viewer: Viewer, fields: StartFields): Promise<Found> {
  const codes = listedCodes(fields.codes).slice(0, MOST_PRACTICE_QUESTIONS);
  const ords = codes.map(ordOfCode).filter((ord) => ord !== null);
  const rows = await deps.read(practicableFor(deps.db, ords, { userNum: viewer.num, now: deps.now() }));
  return { ords: answerable(rows), more: [], title: fields.title || "Questões escolhidas", source: null };
}

async function searched(deps: Deps, viewer: Viewer, fields: StartFields, count: number): Promise<Found> {
  const catalogue = deps.catalogue.current();
  const asked = parseSearchAddress(fields.search || null, catalogue);
  const draws = practiceDraws(asked);
  const limit = fields.order === "random" ? DRAWN_FROM : count * 2;
  const drawn = (filters: SearchFilters | null) => {
    const plan = filters && planMatches(filters, { userNum: viewer.num, now: deps.now(), catalogue });
    return plan ? matchesToPractise(deps.db, plan, { limit, now: deps.now() }) : [];
  };
  const { rows, generated } = await deps.read({
    rows: drawn(draws.own),
    generated: drawn(fields.training ? draws.more : null),
  });
  const isGradable = ({ kind, status }: (typeof rows)[number]) => kind !== "open" && status === "published";
  const free = new Set(answerable([...rows, ...generated].filter(isGradable)));
  const [ords = [], more = []] = [rows, generated].map((each) =>
    each.map(({ ord }) => ord).filter((ord) => free.has(ord)),
  );
  return { ords, more, title: searchTitle(asked, catalogue), source: searchAddress(asked) };
}

/** A number in [0, 1) from the randomness of ids. */
function randomOf(deps: Deps): () => number {
  return () => Number.parseInt(deps.newId().slice(0, 8), 16) / 2 ** 32;
}

/** Starts a session; an exam's timer runs at once. Returns its id. Throws practice-empty, question-held, too-many-answers, too-many-practice-questions. */
export async function startPractice(
  deps: Deps,
  viewer: Viewer,
  fields: StartFields,
  { count, timeLimit }: Choice,
): Promise<string> {
  if (!(await deps.limits.answer(viewer.id))) throw new AppError("too-many-answers");
  const { ords, more, title, source } =
    fields.codes === "" ? await searched(deps, viewer, fields, count) : await listed(deps, viewer, fields);
  const own = pickQuestions(ords, { count, order: fields.order }, randomOf(deps));
  const filling = { count: count - own.length, order: fields.order };
  const picked = [...own, ...pickQuestions(more, filling, randomOf(deps))];
  if (picked.length === 0) throw new AppError("practice-empty");
  const [id, now] = [deps.newId(), deps.now()];
  const { mode } = fields;
  const timerFrom = mode === "exam" ? now : null;
  const session = { id, userNum: viewer.num, mode, title, source, timeLimit, timerFrom, startedAt: now };
  const [created] = await deps.write(createPracticeSession(deps.db, { ...session, ords: picked }));
  if (!created) throw new AppError("too-many-practice-questions");
  return id;
}
