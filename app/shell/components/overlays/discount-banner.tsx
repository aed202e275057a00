import { X } from "lucide-react";
import { useState } from "react";
import { DISCOUNT_KEY } from "#app/features/accounts/components/sign-up/use-stored-codes.ts";
import { DISCOUNT_PERCENT } from "#app/features/billing/domain/discount.ts";
import { aboutPaths } from "#app/features/home/paths.ts";
import { hasTier } from "#app/platform/access/tier-of.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";
import { type DiscountOffer as Banner, discountBanner, isDiscountValid, showsDiscount } from "./discount.ts";

/** Discount banner (R-SHELL-11): coupon applied, or an offer that links to the plans. */
export function DiscountBanner({ banner, onClose }: { banner: Banner; onClose: () => void }) {
  const { coupon, kind } = banner;
  return (
    <section
      aria-label="Desconto"
      className="page-width flex items-start gap-2 bg-primary py-2 text-on-primary"
    >
      <p className="flex-1 py-2.5">
        {kind === "applying" ? (
          <>
            O cupom <strong>{coupon}</strong> está sendo aplicado: {DISCOUNT_PERCENT}% de desconto.
          </>
        ) : (
          <>
            {DISCOUNT_PERCENT}% de desconto com o cupom <strong>{coupon}</strong>.{" "}
            <a href={aboutPaths.plans()} className="inline-block font-semibold underline">
              Ver os planos
            </a>
          </>
        )}
      </p>
      {kind === "offer" && (
        <button
          type="button"
          aria-label="Fechar o aviso de desconto"
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-white/15"
        >
          <Icon as={X} />
        </button>
      )}
    </section>
  );
}

/** The banner of this page, or null; dismissed until the next reload. */
export function useDiscount(path: string): { banner: Banner | null; close: () => void } {
  const viewer = useViewer();
  const [code] = useStoredText("tab", DISCOUNT_KEY);
  const [away, setAway] = useState(false);
  const shows = showsDiscount({ code, valid: isDiscountValid(code), pro: hasTier(viewer, "pro"), path });
  return { banner: code && shows && !away ? discountBanner(code, path) : null, close: () => setAway(true) };
}
