import { expect, it } from "vitest";
import { accountState, creationState } from "#app/features/accounts/domain/account-state.ts";
import { callFailure } from "#app/features/accounts/domain/account-texts.ts";

const known = { emailVerified: true, profileComplete: true, creationState: 2 } as const;

it("an account goes from nobody over unconfirmed and incomplete to complete", () => {
  expect(accountState(null)).toBe("no-user");
  expect(accountState({ ...known, emailVerified: false, profileComplete: false })).toBe(
    "pending-confirmation",
  );
  expect(accountState({ ...known, emailVerified: false })).toBe("pending-confirmation");
  expect(accountState({ ...known, profileComplete: false })).toBe("incomplete-profile");
  expect(accountState(known)).toBe("complete");
});

it("the creation state is 0 for nobody", () => {
  expect(creationState(null)).toBe(0);
  expect(creationState({ ...known, creationState: 1 })).toBe(1);
  expect(creationState(known)).toBe(2);
});

it("a failed call names the address to write to", () => {
  expect(callFailure("sem rede")).toBe("Ocorreu um erro: sem rede. Por favor, avise para ajuda@farol.test");
});
