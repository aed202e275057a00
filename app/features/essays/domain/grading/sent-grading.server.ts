import * as v from "valibot";
import { readSent, soundIn, textLike, wholeIn } from "#app/platform/requests/domain/sent-json.server.ts";
import type { EssayProfile } from "../essay-profile.ts";
import { type GradingDraft, LONGEST_GRADING_COMMENT } from "./grading-draft.ts";
import { currentSituations } from "./situation-words.ts";

const MOST_MARKS = 200;
const LONGEST_NOTE = 500;
const MOST_PHOTOS = 12;

function cut(longest: number) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, longest)),
    ),
    "",
  );
}

const comment = cut(LONGEST_GRADING_COMMENT);
const list = v.fallback(v.array(v.unknown()), () => []);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const area = v.object({
  photo: wholeIn(0, MOST_PHOTOS),
  x: share,
  y: share,
  width: share,
  height: share,
});

function markIn(criteria: number, length: number) {
  const at = wholeIn(0, length);
  const passage = v.pipe(
    v.object({ from: at, to: at }),
    v.check(({ from, to }) => from < to),
  );
  return v.object({
    id: textLike(/^[\w-]{1,40}$/),
    part: wholeIn(0, criteria - 1),
    note: cut(LONGEST_NOTE),
    place: v.union([passage, area]),
  });
}

/** From a browser: what is no level, mark or situation of this profile is left out. `length`: of the essay's text. */
export function readGradingDraft(sent: unknown, { criteria }: EssayProfile, length: number): GradingDraft {
  const draft = v.object({
    status: v.fallback(v.picklist(currentSituations.map(({ key }) => key)), "normal"),
    grades: list,
    details: list,
    marks: soundIn(markIn(criteria.length, length), MOST_MARKS),
    comments: list,
  });
  const { grades, details, comments, ...read } = readSent(draft, Object(sent));
  return {
    ...read,
    grades: criteria.map(({ levels }, at) => {
      return levels.find(({ points }) => points === grades[at])?.points ?? null;
    }),
    details: criteria.map(({ subs }, at) => {
      const known = subs.flatMap(({ id, options }) => options.map((_, option) => `${id}:${option}`));
      const chosen = readSent(list, details[at]);
      return known.filter((each) => chosen.includes(each));
    }),
    comments: Array.from({ length: criteria.length + 1 }, (_, at) => readSent(comment, comments[at])),
  };
}
