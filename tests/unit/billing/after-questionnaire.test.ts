import { expect, test } from "vitest";
import {
  afterQuestionnaire,
  NO_DURATION,
  storedDuration,
} from "#app/features/accounts/domain/sign-up/after-questionnaire.ts";

const payment = (duration: number) => `/pagamento?duration=${duration}`;

test.each([
  ["12", 12],
  ["1", 1],
  ["-1", NO_DURATION],
  ["", NO_DURATION],
  ["12 meses", NO_DURATION],
  ["1e3", NO_DURATION],
  ["99999", NO_DURATION],
  [null, NO_DURATION],
])("the duration stored as %j is %i", (text, duration) => {
  expect(storedDuration(text)).toBe(duration);
});

test("a sign-up from the payment goes back to it, with its duration", () => {
  expect(afterQuestionnaire(12, payment)).toBe("/pagamento?duration=12");
});

test("every other questionnaire, and one before there is a payment page, leaves people where they are", () => {
  expect(afterQuestionnaire(NO_DURATION, payment)).toBeNull();
  expect(afterQuestionnaire(12, null)).toBeNull();
});
