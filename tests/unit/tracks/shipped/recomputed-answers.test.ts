import { describe, expect, test } from "vitest";
import { at, numbersIn } from "#tests/seed/authored-exact/recomputation.ts";
import { recomputedPhysics } from "./recomputed-fisica.ts";
import { recomputedMathematics } from "./recomputed-matematica.ts";
import { recomputedChemistry } from "./recomputed-quimica.ts";
import { questionsOfTrack, shippedTrack, shippedTracks } from "./shipped-tracks.ts";

const recomputed = {
  "matematica-enem": recomputedMathematics,
  "fisica-ita": recomputedPhysics,
  quimica: recomputedChemistry,
};

/** Questions whose answer no calculation gives. */
const conceptual = ["quimica/leis/v1", "quimica/solubilidade/v1"];
/** Tracks of texts, which are read and not calculated. */
const ofTexts = ["portugues"];

test("every track of an exact science is recomputed, and every question of it but the conceptual ones", () => {
  const codes = shippedTracks.map(({ track }) => track?.code).filter((code) => !ofTexts.includes(code ?? ""));
  expect(codes.toSorted()).toEqual(Object.keys(recomputed).toSorted());
  for (const [code, answers] of Object.entries(recomputed)) {
    const ids = questionsOfTrack(shippedTrack(code)).map(({ id }) => id);
    const calculatedIds = Object.keys(answers);
    expect(calculatedIds.toSorted()).toEqual(
      ids.filter((id) => !conceptual.includes(`${code}/${id}`)).toSorted(),
    );
  }
});

describe.each(Object.entries(recomputed))("%s", (code, answers) => {
  const questions = new Map(questionsOfTrack(shippedTrack(code)).map(({ id, draft }) => [id, draft]));

  test.each(Object.entries(answers))("%s agrees with an independent calculation", (id, answer) => {
    const draft = questions.get(id);
    if (!draft) throw new Error(`no question ${id}`);
    const alternatives = draft.alternatives.map(({ text }) => plainSpaces(text));
    const isRight = "holds" in answer ? answer.holds : matcherOf(answer, plainSpaces(draft.statement));
    const right = alternatives.flatMap((text, index) => (isRight(text) ? [at([..."ABCDE"], index)] : []));
    expect(right).toEqual([draft.key]);
  });
});

type Calculated = Exclude<(typeof recomputed)[keyof typeof recomputed][string], { holds: unknown }>;

/** Says whether an alternative states what was calculated from numbers that the statement really has. */
function matcherOf({ data, value, read, tolerance }: Calculated, statement: string) {
  const stated = numbersIn(statement.replaceAll("\\,", " "));
  expect(data.filter((each) => !stated.includes(each) && !stated.includes(-each))).toEqual([]);
  const wanted = [value(...data)].flat();
  expect(wanted.every(Number.isFinite)).toBe(true);
  return (text: string) => {
    const found = [read(text)].flat();
    return (
      found.length === wanted.length &&
      wanted.every(
        (each, index) => Math.abs(each - at(found, index)) <= tolerance * Math.max(Math.abs(each), 1e-9),
      )
    );
  };
}

/** Thousands are joined by hard spaces ("1 800"). */
function plainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
