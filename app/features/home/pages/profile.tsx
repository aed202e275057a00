import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { refuseInPlace } from "#app/features/accounts/pages/keep-typed.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { OwnProfile } from "../services/profile-view.server.ts";
import { type ProfileView, profileView } from "../services/profile-view.server.ts";
import { readProfile } from "../services/read-profile.server.ts";
import { NameForm } from "./profile/name-form.tsx";
import { PictureForm } from "./profile/picture-form.tsx";
import { PrivacyForm } from "./profile/privacy-form.tsx";
import { PrivateProfile } from "./profile/private-profile.tsx";
import { profileFieldOf, profileForms } from "./profile/profile-action.server.ts";
import { ProfileHeader } from "./profile/profile-header.tsx";
import { ProfileProgress } from "./profile/profile-progress.tsx";

function titleOf(view: ProfileView | undefined): string | undefined {
  if (view?.kind === "own") return "Meu perfil";
  if (view?.kind === "private") return "Perfil privado";
  return view && `Perfil de ${view.firstName}`;
}

/** Profiles are never indexed by search engines. */
export const meta = unlistedMeta<typeof loader>((data) => titleOf(data as ProfileView | undefined));

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const profile = await readProfile(deps, viewer, args.params.userId ?? "");
  return json(profileView(profile, deps.now(), deps.catalogue.current()));
}

/** Only the owner may post. For others: not found (SEC-05). */
export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  if (args.params.userId !== viewer.id) throw new AppError("profile-not-found");
  return handleForm(args.request, profileForms(deps, viewer), profileFieldOf);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return refuseInPlace(serverAction);
}

export default function ProfilePage() {
  const view = useLoaderData<typeof loader>() as ProfileView;
  if (view.kind === "private") return <PrivateProfile />;
  return (
    <div className="page-width py-6 sm:py-8">
      <ProfileHeader profile={view} />
      <ProfileProgress profile={view} />
      {view.kind === "own" && <ProfileSettings profile={view} key={view.id} />}
    </div>
  );
}

/** Each card is a separate form that works without scripts. */
function ProfileSettings({ profile }: { profile: OwnProfile }) {
  return (
    <Section title="Editar perfil">
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <div className="grid gap-4 lg:gap-5">
          <PictureForm profile={profile} />
          <NameForm profile={profile} />
        </div>
        <PrivacyForm profile={profile} />
      </div>
    </Section>
  );
}
