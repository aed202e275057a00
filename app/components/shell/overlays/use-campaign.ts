import { useLocation, useNavigate } from "@remix-run/react";
import { accountState } from "#app/domain/accounts/account-state.ts";
import { addressWithout } from "#app/domain/accounts/dialog-address.ts";
import { type CampaignCode, campaignOfPromo } from "#app/domain/campaigns/campaign.ts";
import { useStoredText } from "#app/hooks/ui/use-stored-text.ts";
import type { ShellViewer } from "#app/services/shell/read-shell.server.ts";
import { product } from "#app/text/product.ts";
import { PROMO_KEY } from "../../accounts/use-stored-codes.ts";

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
