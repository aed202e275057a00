import type { ShouldRevalidateFunction } from "@remix-run/react";
import { asksForKey } from "../../domain/paper/paper-options.ts";
import { TRAINING } from "../training-choice.tsx";

/** Options change in the page; only the source, what completes it and the key come from the server. */
export const keyChanged: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (formMethod || !isSamePage) return defaultShouldRevalidate;
  if (nextUrl.searchParams.get(TRAINING) !== currentUrl.searchParams.get(TRAINING)) return true;
  return asksForKey(nextUrl.searchParams) && !asksForKey(currentUrl.searchParams);
};
