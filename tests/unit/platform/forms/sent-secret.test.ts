import { expect, it } from "vitest";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";

it("gives a secret as it was typed, no longer than a text, and nothing where there is none", () => {
  const data = new FormData();
  data.append("password", "  vento\u0000sul ");
  data.append("long", "x".repeat(400));
  const { secret, values } = sentForm(data);
  expect([secret("password"), secret("long").length, secret("other")]).toEqual([
    "  vento\u0000sul ",
    300,
    "",
  ]);
  expect(values()).toEqual({});
});
