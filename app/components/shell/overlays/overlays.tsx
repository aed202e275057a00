import { useLocation } from "@remix-run/react";
import { lazy, useEffect } from "react";
import { accountState } from "#app/domain/accounts/account-state.ts";
import { bannerMayShow } from "#app/domain/overlays/precedence.ts";
import { TUTORIAL_SEEN_KEY, tutorialDue } from "#app/domain/overlays/tutorial.ts";
import { takeNotice } from "#app/hooks/shell/stored-notice.ts";
import { useAnsweringNow } from "#app/hooks/shell/use-answering-now.ts";
import { useShell } from "#app/hooks/shell/use-shell.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { useStoredText } from "#app/hooks/ui/use-stored-text.ts";
import { homePaths } from "#app/paths/home.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { Deferred } from "../../ui/deferred.tsx";
import { toast } from "../../ui/toasts.tsx";
import { CookieBanner, useCookieBanner } from "./cookie-banner.tsx";
import { Corner } from "./corner.tsx";
import { Discount } from "./discount-banner.tsx";
import { useRequestedDialog } from "./requested-dialog.ts";
import { useCampaign } from "./use-campaign.ts";
import { useOverlay } from "./use-overlay.ts";
import { useZap } from "./use-zap.ts";

// Rare dialogs are lazy-loaded.
const CampaignDialog = lazy(() => import("./campaign-dialog.tsx"));
const PaywallDialog = lazy(() => import("./paywall-dialog.tsx"));
const SupportDialog = lazy(() => import("./support-dialog.tsx"));
const TutorialDialog = lazy(() => import("./tutorial-dialog.tsx"));
const ZapCard = lazy(() => import("./zap-card.tsx"));

/** Displays a message stored before a reload. */
function useKeptNotice(): void {
  useEffect(() => {
    const notice = takeNotice();
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

function AskedDialog() {
  const asked = useRequestedDialog();
  return asked === "support" ? <SupportDialog /> : <PaywallDialog premium={asked === "premium"} />;
}

/** One overlay at a time (`overlayToShow`), loaded on idle. */
export default function Overlays() {
  useKeptNotice();
  const root = useShell();
  const { viewer = null, shell = null, messagingPhone = null } = root ?? {};
  const { pathname: path } = useLocation();
  const answering = useAnsweringNow();
  const { campaign, close: closeCampaign } = useCampaign(viewer, shell?.promo ?? null);
  const tutorial = useTutorial(path, shell?.newcomer ?? false);
  const admin = viewer?.claims.includes("admin") ?? false;
  const zap = useZap({
    path,
    admin,
    answering: answering && viewer !== null,
    configured: messagingPhone !== null,
  });
  const cookies = useCookieBanner();
  const timed = { campaign: campaign !== null, tutorial: tutorial.due, zap: zap.wanted };
  const overlay = useOverlay(viewer, timed);
  const showsZap = overlay === "zap" && messagingPhone !== null;
  const showsCookies = cookies.wanted && bannerMayShow(answering);
  return (
    <Deferred>
      {overlay === "paywall" && <AskedDialog />}
      {overlay === "campaign" && campaign && viewer && (
        <CampaignDialog
          key={campaign}
          campaign={campaign}
          viewer={viewer}
          requested={shell?.requested ?? []}
          onClose={closeCampaign}
        />
      )}
      {overlay === "tutorial" && <TutorialDialog onClose={tutorial.finish} />}
      <Corner occupied={showsZap || showsCookies} raised={path.startsWith(questionPaths.question(""))}>
        {!answering && <Discount path={path} />}
        {showsZap && <ZapCard phone={messagingPhone} zap={zap} />}
        {/* One at a time on narrow screens. */}
        {showsCookies && (
          <CookieBanner
            className={showsZap ? "max-sm:hidden" : ""}
            onAgree={cookies.agree}
            onRefuse={cookies.refuse}
          />
        )}
      </Corner>
    </Deferred>
  );
}
