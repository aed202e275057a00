import { accountState, creationState } from "#app/domain/accounts/account-state.ts";
import type { ShellViewer } from "#app/services/shell/read-shell.server.ts";
import { QuestionnaireForm } from "./questionnaire-form.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";
import { SettingUp } from "./setting-up.tsx";

/** What is missing in an account, by its states (spec 000 §4): first the setting up, then the e-mail, then the questionnaire. */
function missingPart(viewer: ShellViewer): "setting-up" | "confirmation" | "questionnaire" {
  if (creationState(viewer) < 2) return "setting-up";
  return accountState(viewer) === "pending-confirmation" ? "confirmation" : "questionnaire";
}

const titles = {
  "setting-up": "Só um momento",
  confirmation: "Confirme o seu e-mail",
  questionnaire: "Complete o seu cadastro",
} as const;

/** The heading of what is missing. */
export function registrationTitle(viewer: ShellViewer): string {
  return titles[missingPart(viewer)];
}

/** What is missing in an account: in the dialog one stage after another, on its page all at once. */
export function MissingRegistration({ viewer, sequential }: { viewer: ShellViewer; sequential: boolean }) {
  const part = missingPart(viewer);
  if (part === "setting-up") return <SettingUp userId={viewer.id} />;
  if (part === "confirmation") return <ResendConfirmation />;
  return <QuestionnaireForm sequential={sequential} />;
}
