import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { product } from "#app/platform/text/product.ts";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";

/** sessionStorage: codes must not reach another user of a shared computer. */
export const PROMO_KEY = `${product.slug}-promo`;
export const DISCOUNT_KEY = `${product.slug}-desconto`;
/** Longer values are no codes. */
const LONGEST = 40;

function useStoredParameter(name: string, key: string): void {
  const [params] = useSearchParams();
  const [, keep] = useStoredText("tab", key);
  const code = params.get(name)?.trim() ?? "";
  useEffect(() => {
    if (code && code.length <= LONGEST) keep(code);
  }, [code, keep]);
}

/** Stores promo and discount codes of the URL (`?promo=`, `?desconto=`; R-ROUTE-11). */
export function useStoredCodes(): void {
  useStoredParameter("promo", PROMO_KEY);
  useStoredParameter("desconto", DISCOUNT_KEY);
}
