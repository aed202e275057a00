import * as v from "valibot";
import { jsonIn, sentOrNull, wholeIn } from "#app/platform/requests/domain/sent-json.server.ts";
import { type AssessmentRules, showings } from "../assessment.ts";
import { LONGEST_SITTING, MOST_ATTEMPTS } from "./edited-rules.ts";

const LONGEST_CODE = 20;

const showing = v.picklist(showings);

/** An empty code means none; a code is compared without regard to case. */
const rules = v.object({
  minutes: v.nullable(wholeIn(1, LONGEST_SITTING)),
  attempts: wholeIn(1, MOST_ATTEMPTS),
  shuffleQuestions: v.boolean(),
  shuffleAlternatives: v.boolean(),
  code: v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(LONGEST_CODE),
      v.transform((code) => code.toUpperCase() || null),
    ),
  ),
  showScore: showing,
  showKey: showing,
  showComments: showing,
  training: v.optional(v.boolean(), false),
});

/** Null for invalid rules. */
export function readRules(source: string): AssessmentRules | null {
  return sentOrNull(rules, jsonIn(source));
}
