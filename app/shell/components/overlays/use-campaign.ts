import { useLocation, useNavigate } from "@remix-run/react";
import { PROMO_KEY } from "#app/features/accounts/components/sign-up/use-stored-codes.ts";
import { accountState } from "#app/features/accounts/domain/account-state.ts";
import { addressWithout } from "#app/features/accounts/domain/dialog-address.ts";
import { type CampaignCode, campaignOfPromo } from "#app/platform/access/campaign.ts";
import type { ShellViewer } from "#app/platform/page/services/shell-view.ts";
import { product } from "#app/platform/text/product.ts";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";

/** localStorage: user and campaign of a closed dialog. */
const CLOSED_KEY = `${product.slug}-campanha`;

/** Campaign of this visit's promo, else of the sign-up's, until closed. A new promo URL reopens it. */
export function useCampaign(
  viewer: ShellViewer | null,
  promoOfAccount: string | null,
): { campaign: CampaignCode | null; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const [promoOfVisit] = useStoredText("tab", PROMO_KEY);
  const [closed, keepClosed] = useStoredText("device", CLOSED_KEY);
  const campaign = campaignOfPromo(promoOfVisit) ?? campaignOfPromo(promoOfAccount);
  const mark = `${viewer?.id}:${campaign}`;
  const brought = new URLSearchParams(location.search).has("promo");
  const away = closed === mark && !brought;
  function close() {
    keepClosed(mark);
    if (brought) navigate(addressWithout(location), { replace: true, preventScrollReset: true });
  }
  const wanted = viewer !== null && accountState(viewer) === "complete" && !away;
  return { campaign: wanted ? campaign : null, close };
}
