import { afterEach, expect, vi } from "vitest";

const errors = vi.spyOn(console, "error");

/** Declares logged errors as expected by the test. Returns the logged lines. */
export function expectedErrors(): unknown[][] {
  const calls = [...errors.mock.calls];
  errors.mockClear();
  return calls;
}

afterEach(() => {
  const calls = expectedErrors();
  expect(calls, "console.error was called").toEqual([]);
});
