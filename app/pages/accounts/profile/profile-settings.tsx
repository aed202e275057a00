import type { OwnProfile } from "#app/services/accounts/profile-view.server.ts";
import { NameForm } from "./name-form.tsx";
import { PictureForm } from "./picture-form.tsx";
import { PrivacyForm } from "./privacy-form.tsx";

/** Each card is a separate form that works without scripts. */
export function ProfileSettings({ profile }: { profile: OwnProfile }) {
  return (
    <section aria-labelledby="editar-perfil" className="mt-10">
      <h2 id="editar-perfil" className="text-xl font-bold tracking-tight">
        Editar perfil
      </h2>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <div className="grid gap-4 lg:gap-5">
          <PictureForm profile={profile} />
          <NameForm profile={profile} />
        </div>
        <PrivacyForm profile={profile} />
      </div>
    </section>
  );
}
