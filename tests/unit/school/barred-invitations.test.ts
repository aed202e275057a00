import { expect, it } from "vitest";
import {
  type BatchPerson,
  batchOutcome,
  type PeopleBatch,
} from "#app/features/school/domain/people-batch.ts";
import { schoolRefusals } from "#app/features/school/refusals.ts";

const batch: PeopleBatch = {
  schoolId: "horizonte",
  act: "invite",
  classId: null,
  role: null,
  selection: { ids: [] },
  actor: { person: 1, allRoles: true },
};
const bia: BatchPerson = {
  num: 7,
  id: "a",
  name: "Bia Ramos",
  role: "student",
  active: true,
  email: "bia@farol.test",
  hasAccount: false,
  inClass: false,
};

it.each([
  [undefined, {}, null],
  ["unwanted", {}, "invitation-unwanted"],
  ["often", {}, "invitation-often"],
  ["often", { hasAccount: true }, "person-has-account"],
  [undefined, { email: null }, "person-without-email"],
] as const)("an invitation barred as %s, of a person with %j: %s", (barred, fields, refusal) => {
  expect(batchOutcome(batch, { ...bia, ...fields }, barred)).toEqual(
    refusal === null ? { outcome: "changed" } : { outcome: "refused", why: schoolRefusals[refusal].message },
  );
});
