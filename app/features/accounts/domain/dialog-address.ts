import { ACCOUNT_NEWS, FAILURE_PARAMETER } from "#app/platform/page/domain/done-words.ts";

/** Query parameters that open an account dialog (R-ROUTE-11). */
const words = {
  login: "login",
  signUp: "cadastro",
  promo: "promo",
  failure: FAILURE_PARAMETER,
  /** The page to return to, which required an account. */
  wanted: "destino",
  news: ACCOUNT_NEWS,
} as const;

type Place = { pathname: string; search: string };

function address(pathname: string, params: URLSearchParams): string {
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

function bareParams(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const word of Object.values(words)) params.delete(word);
  return params;
}

/** A promo opens the sign-up, even beside the login. */
export function dialogOf(search: string): "login" | "sign-up" | null {
  const params = new URLSearchParams(search);
  if (params.get(words.promo) || params.get(words.signUp) === "true") return "sign-up";
  return params.get(words.login) === "true" ? "login" : null;
}

/** Whether it opens a dialog or brings news that only the page's scripts show. */
export function opensDialog(search: string): boolean {
  const params = new URLSearchParams(search);
  return Object.values(words).some((word) => params.has(word));
}

export function addressWithout({ pathname, search }: Place): string {
  return address(pathname, bareParams(search));
}

/** Within thumb reach wherever the page is scrolled. Focused with each of the `replies`. */
export function addressWith({ pathname, search }: Place, dialog: "login" | "signUp"): string {
  const params = bareParams(search);
  params.set(words[dialog], "true");
  const wanted = wantedPage(search);
  if (wanted) params.set(words.wanted, wanted);
  return address(pathname, params);
}

/** Where a visitor was going when a guard met them; check it with `safePath`. */
export function wantedPage(search: string): string | null {
  return new URLSearchParams(search).get(words.wanted);
}
