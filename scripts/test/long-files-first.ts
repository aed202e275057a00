import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files of each layer: one that begins last would leave a core waiting. */
const LONG = [
  "tests/worker/essays/grading-sweep.test.ts",
  "tests/worker/assessments/own-question-secrecy.test.ts",
  "tests/worker/school/tenancy.test.ts",
  "tests/worker/fuzz-reads.test.ts",
  "tests/worker/assistant/request-object.test.ts",
  "tests/worker/school-pages.test.ts",
  "tests/worker/fuzz-writes.test.ts",
  "tests/worker/platform-pages.test.ts",
  "tests/worker/workers/strange-words.test.ts",
  "tests/worker/bank/search.test.ts",
  "tests/worker/lists/generator.test.ts",
  "tests/worker/workers/origin-gate.test.ts",
  "tests/worker/access-matrix.test.ts",
  "tests/worker/notebooks/own-question-doors.test.ts",
  "tests/worker/key-secrecy.test.ts",
  "tests/worker/messages/fan-out.test.ts",
  "tests/e2e/real-objects.test.ts",
  "tests/e2e/real-objects-staff.test.ts",
  "tests/e2e/nothing-covered.test.ts",
  "tests/e2e/real-objects-school.test.ts",
  "tests/e2e/strict-browsers.test.ts",
  "tests/e2e/killed-payment.test.ts",
  "tests/e2e/first-minutes.test.ts",
  "tests/e2e/import-enem.test.ts",
  "tests/e2e/school-people.test.ts",
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((path) => moduleId.endsWith(path));
  return place < 0 ? LONG.length : place;
}

/** Where Vitest knows no times, as on a fresh machine, it goes by the size of files. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}
