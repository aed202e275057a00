import * as v from "valibot";
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
import { listOf } from "#app/platform/requests/domain/sent-json.server.ts";
import { callable, nothing } from "./callable.ts";

/** Characters: more than any field of an account form needs. */
const LONGEST_TEXT = 2000;
const MOST_COURSES = 30;

/** "" for missing or null. */
const text = v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_TEXT)), "");

const signUpForm = v.object({
  email: text,
  password: text,
  firstName: text,
  lastName: text,
  promoCode: text,
});

/** createNewUser (R-CALL-2). */
export const createNewUser = callable("anyone", signUpForm, ({ deps, address }, form) =>
  signUp(deps, { ...form, address }),
);

/** createGoogleUser (R-CALL-2). */
export const createGoogleUser = callable(
  "signed-in",
  v.object({ promoCode: text }),
  ({ deps, viewer }, { promoCode }) => setUpByGoogle(deps, viewer, promoCode),
);

export const verifyEmailAgain = callable("signed-in", nothing, ({ deps, viewer }) => sendAgain(deps, viewer));

/** sendPasswordResetEmail (R-CALL-2, the identity provider's call). */
export const sendPasswordResetEmail = callable(
  "anyone",
  v.object({ email: text }),
  ({ deps, address }, { email }) => sendPasswordReset(deps, { email, address }),
);

/** resetPassword (R-CALL-2): with the mailed link's token if signed out. Signs the browser out. */
export const resetPassword = callable(
  "anyone",
  v.object({ token: text, password: text }),
  async ({ deps, viewer, address, cookies }, { token, password }) => {
    if (!token && !viewer) throw new AppError("login-to-answer");
    const reply =
      token || !viewer
        ? await resetPasswordByLink(deps, { token, password, address })
        : await resetPendingPassword(deps, viewer, password);
    if (reply[0]) cookies.push(...signedOutCookies(deps.secureCookies));
    return reply;
  },
);

const questionnaire = v.object({
  userOrigin: text,
  otherUserOrigin: text,
  targetedCourses: v.nullish(listOf(text, MOST_COURSES), () => []),
  otherTargetedCourse: text,
  studyLevel: text,
  otherStudyLevel: text,
  state: text,
  url: text,
  ageBand: v.pipe(
    text,
    v.transform((band) => band || null),
  ),
  guardianEmail: text,
});

/** completeProfileCreation (R-CALL-2): the questionnaire, with age band and guardian's e-mail (R-MINOR-1). */
export const completeProfileCreation = callable("signed-in", questionnaire, ({ deps, viewer }, answers) =>
  completeProfile(deps, viewer, answers),
);
