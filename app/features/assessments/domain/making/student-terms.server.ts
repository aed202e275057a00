import * as v from "valibot";
import { MOST_EXTRA } from "#app/features/bank/domain/held-back.ts";
import {
  jsonIn,
  listOf,
  sentOrNull,
  textLike,
  wholeIn,
} from "#app/platform/requests/domain/sent-json.server.ts";

const MOST_STUDENTS = 400;
const MOST_MORE_ATTEMPTS = 5;

const time = v.nullable(wholeIn(0, 100_000_000_000));

const terms = v.pipe(
  v.object({
    personId: textLike(/^[0-9a-f]{32}$/),
    /** Not only through a class. */
    invited: v.boolean(),
    extraMinutes: wholeIn(0, MOST_EXTRA),
    largeText: v.boolean(),
    opensAt: time,
    closesAt: time,
    moreAttempts: wholeIn(0, MOST_MORE_ATTEMPTS),
  }),
  v.check(({ opensAt, closesAt }) => opensAt === null || closesAt === null || closesAt > opensAt),
);

/** What is different for one student; times in epoch seconds. */
export type StudentTerms = v.InferOutput<typeof terms>;

/** Null for what is no list of terms, or too long. */
export function readTerms(source: string): StudentTerms[] | null {
  return sentOrNull(listOf(terms, MOST_STUDENTS), jsonIn(source));
}
