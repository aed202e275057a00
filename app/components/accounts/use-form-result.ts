import type { FetcherWithComponents } from "@remix-run/react";
import { useState } from "react";
import type { FormResult } from "#app/domain/accounts/form-result.ts";

/**
 * The result on show of a form: the newest answer, until the person changes something. `first` is the one the page was
 * rendered with, for a form that was posted before scripts arrived.
 */
export function useFormResult<Field extends string>(
  fetcher: Pick<FetcherWithComponents<unknown>, "data" | "state">,
  first?: FormResult<Field>,
): { result: FormResult<Field> | null; putAway: () => void } {
  const newest = (fetcher.data as FormResult<Field> | undefined) ?? first ?? null;
  const [away, setAway] = useState<FormResult<Field> | null>(null);
  const sending = fetcher.state === "submitting";
  return { result: sending || newest === away ? null : newest, putAway: () => setAway(newest) };
}
