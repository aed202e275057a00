import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { type Fields, int, orNull, pick } from "#app/platform/db/fields.server.ts";
import {
  type Match,
  type MatchList,
  type PageStart,
  placeOf,
  type Searcher,
  type SearchList,
  TIER_SPAN,
} from "../domain/search/search-list.ts";
import { heldUntil, ownMark } from "./held-back.server.ts";
import { questionsLikeText } from "./likeness.server.ts";
import { listed, texts } from "./question-fields.server.ts";
import { MARKS, matchesOf, noRows } from "./search.server.ts";

/** Matches that are ordered by answers; above it, only the newest. */
const SCORED_MATCHES = 200;
/** Of one offer. */
const MOST_TIERS = 64;
/** SELECTs that D1 accepts in one UNION. */
const MOST_TERMS = 5;

const keyed = (asker: Searcher) => ({
  ...listed,
  ...ownMark(asker, { mark: MARKS[asker.mine ?? "any"] }),
  key: int(sql`f.rowid`),
});
const keyedWithTexts = (asker: Searcher) => ({ ...keyed(asker), ...texts });
/** Of a list `h`. */
const marked = (asker: Searcher) => ({ ...listed, ...ownMark(asker, { mark: sql`h.correct` }) });
/** `total`: of a list that counts itself. */
const byScore = (asker: Searcher) => ({ ...marked(asker), total: orNull(int(sql`h.total`)) });

type Page = { start: PageStart; limit: number };

/** At most `limit` questions; before a key, the nearest first. `offers`: what a list of tiers goes on with. */
export function listedQuestions(
  db: Database,
  { list, asker }: { list: SearchList; asker: Searcher },
  { start, limit, offers = [] }: Page & { offers?: readonly (readonly Match[])[] },
) {
  const place = placeOf(start);
  switch (list.kind) {
    case "nothing":
      return noRows(db, keyed(asker));
    case "key":
      return questionsByKey(db, list.match, asker, { start, limit });
    case "tiers":
      return questionsByTier(db, [...listTiers(list.tiers), ...offeredTiers(offers)], asker, {
        start,
        limit,
      });
    case "offers":
      return questionsByTier(db, offeredTiers(list.offers), asker, { start, limit });
    case "score":
      return db.select(byScore(asker), inScoreOrder(list, asker, { place, limit }));
    case "likeness":
      return questionsLikeText(db, list, asker, { place, limit });
  }
}

const bare = pick(listed, "ord", "kind", "status");

/** The first matches with `fields` of `questions q`; without texts for a session of practice, as there may be hundreds. */
export function firstMatches<Named extends Fields>(
  db: Database,
  { list, asker }: { list: MatchList; asker: Searcher },
  { limit, fields }: { limit: number; fields: Named },
) {
  switch (list.kind) {
    case "nothing":
      return noRows(db, fields);
    case "key":
      return db.select(fields, inKeyOrder(list.match, asker, { start: null, limit }));
    case "tiers":
      return db.select(fields, inTiers(partsOf(listTiers(list.tiers), asker, { start: null, limit }), limit));
    case "score":
      return db.select(fields, inScoreOrder(list, asker, { place: 0, limit }));
  }
}

/** To start a session: there may be many starts at once. */
export function matchesToPractise(
  db: Database,
  plan: { list: MatchList; asker: Searcher },
  { limit, now }: { limit: number; now: number },
) {
  const held = heldUntil(sql`q.ord`, { userNum: plan.asker.userNum, now });
  return firstMatches(db, plan, { limit, fields: { ...bare, heldUntil: orNull(int(held)) } });
}

/** In key order from an index, so that nothing is sorted. */
function inKeyOrder(match: Match, asker: Searcher, { start, limit }: Page): SQL {
  const { from, where, ord } = matchesOf(match, asker, start);
  const direction = sql.raw(start && "before" in start ? "ASC" : "DESC");
  return sql`FROM ${from} CROSS JOIN questions q ON q.ord = ${ord}
    WHERE ${where} ORDER BY f.rowid ${direction} LIMIT ${limit}`;
}

function questionsByKey(db: Database, match: Match, asker: Searcher, page: Page) {
  const fields = match.index === "text" ? keyedWithTexts(asker) : keyed(asker);
  return db.select(fields, inKeyOrder(match, asker, page));
}

const byTier = (asker: Searcher) => ({ ...marked(asker), key: int(sql`h.key`) });
/** With the texts from which passages are cut. */
const byTierWithTexts = (asker: Searcher) => ({ ...byTier(asker), ...texts });

/** A disjoint part of a list; its keys begin at `base`. */
export type ListTier = { match: Match; base: number };

export function listTiers(tiers: readonly Match[]): ListTier[] {
  return tiers.map((match, index) => ({ match, base: (tiers.length - index) * TIER_SPAN }));
}

/** An offer's keys are negative: they encode the offer and the tier. */
function offeredTiers(offers: readonly (readonly Match[])[]): ListTier[] {
  return offers.flatMap((tiers, offer) =>
    tiers.map((match, tier) => ({ match, base: -(offer * MOST_TIERS + tier + 1) * TIER_SPAN })),
  );
}

/** Where a question of an offer is from; null for one of the list itself. */
export function offerOfKey(key = 0): { offer: number; tier: number } | null {
  const place = -Math.floor(key / TIER_SPAN) - 1;
  return key < 0 ? { offer: Math.floor(place / MOST_TIERS), tier: place % MOST_TIERS } : null;
}

/** The part of a tier that a page may show; undefined where it is before the page's start. */
function partOfTier(base: number, start: PageStart): PageStart | undefined {
  if (start && "after" in start) return start.after <= base ? undefined : { after: start.after - base };
  if (start && "before" in start)
    return start.before >= base + TIER_SPAN ? undefined : { before: start.before - base };
  return null;
}

/** UNIONs of UNIONs: a statement may have more parts than one UNION. */
export function inOneList(parts: readonly SQL[]): SQL {
  if (parts.length <= MOST_TERMS) return sql.join([...parts], sql` UNION ALL `);
  const size = Math.ceil(parts.length / MOST_TERMS);
  const groups = Array.from({ length: Math.ceil(parts.length / size) }, (_, index) =>
    parts.slice(index * size, (index + 1) * size),
  );
  return inOneList(groups.map((group) => sql`SELECT * FROM (${inOneList(group)})`));
}

/**
 * Tier after tier until the page is full: SQLite evaluates the parts of a UNION ALL one by one, until LIMIT is reached.
 */
function inTiers(parts: readonly SQL[], limit: number): SQL {
  return sql`FROM (${inOneList(parts)}) h CROSS JOIN questions q ON q.ord = h.ord LIMIT ${limit}`;
}

/** The tiers from a page's start on, in its direction. */
function partsOf(tiers: readonly ListTier[], asker: Searcher, { start, limit }: Page): SQL[] {
  const isBackwards = start !== null && "before" in start;
  const direction = sql.raw(isBackwards ? "ASC" : "DESC");
  const parts = tiers.flatMap(({ match, base }) => {
    const part = partOfTier(base, start);
    if (part === undefined) return [];
    const { from, where, correct } = matchesOf(match, asker, part);
    return sql`SELECT * FROM (SELECT f.rowid AS ord, ${correct} AS correct, ${sql.raw(String(base))} + f.rowid AS key FROM ${from}
      WHERE ${where} ORDER BY f.rowid ${direction} LIMIT ${sql.raw(String(limit))})`;
  });
  return isBackwards ? parts.reverse() : parts;
}

function questionsByTier(db: Database, tiers: readonly ListTier[], asker: Searcher, page: Page) {
  const parts = partsOf(tiers, asker, page);
  if (parts.length === 0) return noRows(db, byTier(asker));
  const hasText = tiers.some(({ match }) => match.index === "text");
  return db.select(hasText ? byTierWithTexts(asker) : byTier(asker), inTiers(parts, page.limit));
}

type ScoreList = SearchList & { kind: "score" };

/** The newest matches with what they are ordered by: `score`, then the newest. */
export function scoredMatches({ match, by }: ScoreList, asker: Searcher): SQL {
  const { correct, from, where } = matchesOf(match, asker);
  const rank = sql.raw(by === "hardest" ? "s.hard_rank" : "s.answered_rank");
  return sql`SELECT l.ord, l.correct, -${rank} AS score, count(*) OVER () AS total FROM (
      SELECT f.rowid AS ord, ${correct} AS correct FROM ${from} WHERE ${where} ORDER BY f.rowid DESC LIMIT ${SCORED_MATCHES}
    ) l CROSS JOIN question_standings s ON s.ord = l.ord AND ${rank} > 0`;
}

/** The newest matches by answers; reads only the page's own questions. */
function inScoreOrder(
  list: ScoreList,
  asker: Searcher,
  { place, limit }: { place: number; limit: number },
): SQL {
  return sql`FROM (${scoredMatches(list, asker)} ORDER BY score, l.ord DESC LIMIT ${limit} OFFSET ${place}
    ) h CROSS JOIN questions q ON q.ord = h.ord ORDER BY h.score, h.ord DESC`;
}
