import type { Reply } from "#app/platform/requests/calls/contract.ts";
import type { QuestionnaireAnswers } from "../domain/sign-up/questionnaire-rules.ts";
import type { SignUpValues } from "../domain/sign-up/sign-up-rules.ts";

/** Input and reply of the feature's calls by name (`POST /callable/<name>`, R-CALL-1). */
declare module "#app/platform/requests/calls/contract.ts" {
  interface Callables {
    /** `[true, ""]` even if the e-mail has an account: only its owner learns so, by mail. */
    createNewUser: { input: SignUpValues & { promoCode: string | null }; reply: Reply<string> };
    /** Once (R-ACC-2). */
    createGoogleUser: { input: { promoCode: string | null }; reply: Reply<string> };
    verifyEmailAgain: { input: Record<string, never>; reply: Reply<string> };
    sendPasswordResetEmail: { input: { email: string }; reply: Reply<string> };
    /** With a pending reset, or by a recovery link's `token`. */
    resetPassword: { input: { password: string; token?: string }; reply: Reply<string> };
    completeProfileCreation: { input: QuestionnaireAnswers; reply: Reply<string> };
  }
}
