import { useState } from "react";

/**
 * The operation of a form, until its result is among the stored: a reload after a refusal or for another form does not
 * empty this one. `fresh`: the page's newest.
 */
export function useOperation(fresh: string, stored: readonly { id: string }[]): string {
  const [kept, setKept] = useState(fresh);
  const isUsed = stored.some(({ id }) => id === kept);
  if (isUsed && kept !== fresh) setKept(fresh);
  return isUsed ? fresh : kept;
}
