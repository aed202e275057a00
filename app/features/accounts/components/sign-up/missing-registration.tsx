import type { ShellViewer } from "#app/platform/page/services/shell-view.ts";
import { accountState, creationState } from "../../domain/account-state.ts";
import { QuestionnaireForm } from "../questionnaire/questionnaire-form.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";
import { SettingUp } from "./setting-up.tsx";

/** Missing part by account state (R-ACC-1): set-up, e-mail, questionnaire. */
function missingPart(viewer: ShellViewer): "setting-up" | "confirmation" | "questionnaire" {
  if (creationState(viewer) < 2) return "setting-up";
  return accountState(viewer) === "pending-confirmation" ? "confirmation" : "questionnaire";
}

const titles = {
  "setting-up": "Só um momento",
  confirmation: "Confirme o seu e-mail",
  questionnaire: "Complete o seu cadastro",
} as const;

export function registrationTitle(viewer: ShellViewer): string {
  return titles[missingPart(viewer)];
}

/** In the dialog in stages, on its page all at once. */
export function MissingRegistration({ viewer, sequential }: { viewer: ShellViewer; sequential: boolean }) {
  const part = missingPart(viewer);
  if (part === "setting-up") return <SettingUp userId={viewer.id} />;
  if (part === "confirmation") return <ResendConfirmation />;
  return <QuestionnaireForm sequential={sequential} />;
}
