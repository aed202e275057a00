import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { homePath } from "#app/access/home-path.ts";
import { requireAccess } from "#app/access/require-access.server.ts";
import { MissingRegistration, registrationTitle } from "#app/components/accounts/missing-registration.tsx";
import { accountState } from "#app/domain/accounts/account-state.ts";
import type { FormResult } from "#app/domain/accounts/form-result.ts";
import { useViewer } from "#app/hooks/use-viewer.ts";
import { paths } from "#app/paths.ts";
import { completeProfile } from "#app/services/accounts/complete-profile.server.ts";
import { createGoogleUser } from "#app/services/accounts/create-google-user.server.ts";
import { verifyEmailAgain } from "#app/services/accounts/verify-email-again.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { answerForm, readForm } from "./account-form.server.ts";
import { keepTyped } from "./keep-typed.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Completar cadastro") },
  { name: "robots", content: "noindex" },
];

/** This page shows what is missing itself: no dialog over it. */
export const handle = { account: true } as const;

export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("signedIn", args);
  if (accountState(viewer) === "complete") throw redirect(homePath(viewer));
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const { text, texts } = await readForm(args.request);
  if (text("intent") === "resend") return answerForm(() => verifyEmailAgain(deps, viewer), {});
  if (text("intent") === "google") {
    await createGoogleUser(deps, viewer, null);
    throw redirect(paths.completeRegistration());
  }
  const answers = {
    userOrigin: text("userOrigin"),
    otherUserOrigin: text("otherUserOrigin"),
    targetedCourses: texts("targetedCourses"),
    otherTargetedCourse: text("otherTargetedCourse"),
    studyLevel: text("studyLevel"),
    otherStudyLevel: text("otherStudyLevel"),
    state: text("state"),
    url: text("url"),
    // This form asks for it: left out is wrong here, unlike in a call of an older client.
    ageBand: text("ageBand"),
    guardianEmail: text("guardianEmail"),
  };
  const kept = { ...answers, targetedCourses: answers.targetedCourses.join("\n") };
  return answerForm(() => completeProfile(deps, viewer, answers), kept);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepTyped(serverAction);
}

/** What is missing in an account, as a page of its own: it works without JavaScript. */
export default function CompleteRegistration() {
  const viewer = useViewer();
  const posted = useActionData<FormResult>();
  if (!viewer) return null;
  return (
    <div className="page-width max-w-lg py-10">
      <h1 className="mb-6 text-2xl font-bold">{registrationTitle(viewer)}</h1>
      <div className="card p-5">
        <MissingRegistration viewer={viewer} sequential={false} posted={posted} />
      </div>
    </div>
  );
}
