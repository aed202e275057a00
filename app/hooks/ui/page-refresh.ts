import { type ShouldRevalidateFunction, useRevalidator } from "@remix-run/react";

let pageOnly = false;

/** Reads the open page's data again, but not the shell's. */
export function usePageRefresh(): () => void {
  const { revalidate } = useRevalidator();
  return () => {
    // The router asks each route before `revalidate` returns.
    pageOnly = true;
    revalidate();
    pageOnly = false;
  };
}

/** For the shell's own data. */
export const unlessPageOnly: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !pageOnly;
