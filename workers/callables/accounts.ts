import { readAnswers } from "#app/features/accounts/domain/sign-up/questionnaire-rules.ts";
import {
  resetPasswordByLink,
  resetPendingPassword,
} from "#app/features/accounts/services/reset-password.server.ts";
import { sendPasswordReset } from "#app/features/accounts/services/send-password-reset.server.ts";
import { createGoogleUser as setUpByGoogle } from "#app/features/accounts/services/sign-in/create-google-user.server.ts";
import { completeProfile } from "#app/features/accounts/services/sign-up/complete-profile.server.ts";
import { createNewUser as signUp } from "#app/features/accounts/services/sign-up/create-new-user.server.ts";
import { verifyEmailAgain as sendAgain } from "#app/features/accounts/services/sign-up/verify-email-again.server.ts";
import { signedOutCookies } from "#app/platform/auth/cookies.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { callable, type SentFields } from "./callable.ts";

/** Characters: more than any field of an account form needs. */
const LONGEST_TEXT = 2000;
const MOST_COURSES = 30;

/** A text field; "" for missing or null. Only named fields are read (SEC-06). Throws invalid-body. */
function textOf(data: SentFields, name: string): string {
  const value = data[name] ?? "";
  if (typeof value !== "string" || value.length > LONGEST_TEXT) throw new AppError("invalid-body");
  return value;
}

function textsOf(data: SentFields, name: string): string[] {
  const value = data[name] ?? [];
  if (!Array.isArray(value) || value.length > MOST_COURSES) throw new AppError("invalid-body");
  return value.map((_, index) => textOf({ each: value[index] }, "each"));
}

/** createNewUser (R-CALL-2): email, password, firstName, lastName, promoCode. */
export const createNewUser = callable("anyone", ({ deps, address }, data) =>
  signUp(deps, {
    email: textOf(data, "email"),
    password: textOf(data, "password"),
    firstName: textOf(data, "firstName"),
    lastName: textOf(data, "lastName"),
    promoCode: textOf(data, "promoCode"),
    address,
  }),
);

/** createGoogleUser (R-CALL-2): promoCode. */
export const createGoogleUser = callable("signed-in", ({ deps, viewer }, data) =>
  setUpByGoogle(deps, viewer, textOf(data, "promoCode")),
);

export const verifyEmailAgain = callable("signed-in", ({ deps, viewer }) => sendAgain(deps, viewer));

/** sendPasswordResetEmail (R-CALL-2, the identity provider's call): email. */
export const sendPasswordResetEmail = callable("anyone", ({ deps, address }, data) =>
  sendPasswordReset(deps, { email: textOf(data, "email"), address }),
);

/** resetPassword (R-CALL-2): password, and the mailed link's token if signed out. Signs the browser out. */
export const resetPassword = callable("anyone", async ({ deps, viewer, address, cookies }, data) => {
  const token = textOf(data, "token");
  const password = textOf(data, "password");
  if (!token && !viewer) throw new AppError("login-to-answer");
  const reply =
    token || !viewer
      ? await resetPasswordByLink(deps, { token, password, address })
      : await resetPendingPassword(deps, viewer, password);
  if (reply[0]) cookies.push(...signedOutCookies(deps.secureCookies));
  return reply;
});

/** completeProfileCreation (R-CALL-2): the questionnaire, with age band and guardian's e-mail (R-MINOR-1). */
export const completeProfileCreation = callable("signed-in", ({ deps, viewer }, data) =>
  completeProfile(deps, viewer, {
    ...readAnswers(
      (name) => textOf(data, name),
      (name) => textsOf(data, name),
    ),
    ageBand: textOf(data, "ageBand") || null,
  }),
);
