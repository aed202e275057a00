import { expect, test } from "vitest";
import { invitationText } from "#app/features/questions/domain/entry/invitation.ts";

test.each([
  [{ answers: 1, right: 0 }, "Crie a sua conta para guardar esta resposta"],
  [{ answers: 3, right: 0 }, "Crie a sua conta para guardar estas 3 respostas"],
  [{ answers: 2, right: 1 }, "Crie a sua conta para guardar este acerto"],
  [{ answers: 2, right: 2 }, "Crie a sua conta para guardar estes 2 acertos"],
  [{ answers: 3, right: 3 }, "Crie a sua conta para guardar estes 3 acertos"],
])("%j: %s", (standing, text) => {
  expect(invitationText(standing)).toBe(text);
});
