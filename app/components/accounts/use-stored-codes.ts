import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { useKeptText } from "#app/hooks/ui/use-kept-text.ts";
import { product } from "#app/text/product.ts";

/** Where the codes of this visit are kept: in the tab, so that nobody else on a shared computer signs up with them. */
export const PROMO_KEY = `${product.slug}-promo`;
export const DISCOUNT_KEY = `${product.slug}-desconto`;
/** No code is longer; what is, is no code. */
const LONGEST = 40;

function useStoredParameter(name: string, key: string): void {
  const [params] = useSearchParams();
  const [, keep] = useKeptText("tab", key);
  const code = params.get(name)?.trim() ?? "";
  useEffect(() => {
    if (code && code.length <= LONGEST) keep(code);
  }, [code, keep]);
}

/** Keeps the promo and discount codes that an address brings (`?promo=`, `?desconto=`; spec 000 §2). */
export function useStoredCodes(): void {
  useStoredParameter("promo", PROMO_KEY);
  useStoredParameter("desconto", DISCOUNT_KEY);
}
