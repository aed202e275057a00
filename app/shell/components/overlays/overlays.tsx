import { useLocation } from "@remix-run/react";
import { lazy, useEffect } from "react";
import { accountState } from "#app/features/accounts/domain/account-state.ts";
import { dialogOf } from "#app/features/accounts/domain/dialog-address.ts";
import { homePaths } from "#app/features/home/paths.ts";
import { useRequestedDialog } from "#app/platform/page/components/requested-dialog.ts";
import { popNotice } from "#app/platform/page/hooks/stored-notice.ts";
import { useShell } from "#app/platform/page/hooks/use-shell.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";
import { TUTORIAL_SEEN_KEY, tutorialDue } from "../../domain/tutorial.ts";
import { CookieBanner, useCookieWish } from "./cookie-banner.tsx";
import { DiscountBanner, useDiscount } from "./discount-banner.tsx";
import { InPlace } from "./in-place.tsx";
import { useAccountWishes } from "./use-account-wishes.ts";
import { useArbiter } from "./use-arbiter.ts";
import { useCampaign } from "./use-campaign.ts";
import { useZap } from "./use-zap.ts";

// Rare dialogs are lazy-loaded.
const CampaignDialog = lazy(() => import("./campaign-dialog.tsx"));
const PasswordResetDialog = lazy(
  () => import("#app/features/accounts/components/sign-in/password-reset-dialog.tsx"),
);
const PaywallDialog = lazy(() => import("./paywall-dialog.tsx"));
const RegistrationDialog = lazy(
  () => import("#app/features/accounts/components/sign-up/registration-dialog.tsx"),
);
const SupportDialog = lazy(() => import("./support-dialog.tsx"));
const TutorialDialog = lazy(() => import("./tutorial-dialog.tsx"));
const ZapCard = lazy(() => import("./zap-card.tsx"));

/** Displays a message stored before a reload. */
function useKeptNotice(): void {
  useEffect(() => {
    const notice = popNotice();
    if (notice) toast(notice, "success");
  }, []);
}

/** Whether the tutorial is due, and its permanent dismissal. */
function useTutorial(path: string, newcomer: boolean): { due: boolean; finish: () => void } {
  const [seen, keepSeen] = useStoredText("device", TUTORIAL_SEEN_KEY);
  const account = accountState(useViewer());
  const due = tutorialDue({ account, newcomer, onGeneralPage: path === homePaths.general(), seen });
  return { due, finish: () => keepSeen("yes") };
}

/** Opened by a click at once, over any page; the login of the address comes first. */
function AskedDialog() {
  const asked = useRequestedDialog();
  const viewer = useViewer();
  const { search } = useLocation();
  if (!asked || (!viewer && dialogOf(search))) return null;
  return asked === "support" ? <SupportDialog /> : <PaywallDialog premium={asked === "premium"} />;
}

/** What appears by itself: one thing at a time, as the arbiter decides. */
function Appearances() {
  const { viewer = null, shell = null, messagingPhone = null } = useShell() ?? {};
  const { pathname: path } = useLocation();
  const account = useAccountWishes(viewer);
  const { campaign, close: closeCampaign } = useCampaign(viewer, shell?.promo ?? null);
  const tutorial = useTutorial(path, shell?.newcomer ?? false);
  const discount = useDiscount(path);
  const zap = useZap({ path, admin: viewer?.claims.includes("admin") ?? false });
  const shown = useArbiter({
    "new-password": account.newPassword,
    registration: account.registration,
    cookies: useCookieWish(),
    tutorial: tutorial.due,
    campaign: campaign !== null,
    discount: discount.banner !== null,
    zap: zap.wanted && messagingPhone !== null,
  });
  const requested = shell?.requested ?? [];
  return (
    <>
      {shown === "new-password" && <PasswordResetDialog onClose={account.close} />}
      {shown === "registration" && <RegistrationDialog onClose={account.close} />}
      {shown === "tutorial" && <TutorialDialog onClose={tutorial.finish} />}
      {shown === "campaign" && campaign && viewer && (
        <CampaignDialog key={campaign} {...{ campaign, viewer, requested }} onClose={closeCampaign} />
      )}
      <InPlace at="top">{shown === "cookies" && <CookieBanner />}</InPlace>
      <InPlace at="foot">
        {shown === "discount" && discount.banner && (
          <DiscountBanner banner={discount.banner} onClose={discount.close} />
        )}
        {shown === "zap" && messagingPhone && <ZapCard key={path} phone={messagingPhone} zap={zap} />}
      </InPlace>
    </>
  );
}

/** Loaded on idle. */
export default function Overlays() {
  useKeptNotice();
  return (
    <Deferred>
      <AskedDialog />
      <Appearances />
    </Deferred>
  );
}
