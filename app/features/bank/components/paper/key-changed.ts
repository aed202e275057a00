import type { ShouldRevalidateFunction } from "@remix-run/react";
import { asksForKey } from "../../domain/paper/paper-options.ts";
import { paperSource } from "./use-paper.ts";

/** Options change in the page; only the source, what of it is printed and the key come from the server. */
export const keyChanged: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (formMethod || !isSamePage) return defaultShouldRevalidate;
  const [current, next] = [currentUrl, nextUrl].map((url) =>
    String(new URLSearchParams(paperSource(url.searchParams))),
  );
  if (next !== current) return true;
  return asksForKey(nextUrl.searchParams) && !asksForKey(currentUrl.searchParams);
};
