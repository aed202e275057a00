import { type ChangeEvent, lazy, useId, useState } from "react";
import { Avatar } from "#app/features/accounts/components/avatar.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, useForm } from "#app/platform/forms/hooks/use-form.ts";
import { pictureTypes } from "#app/platform/pictures/domain/picture-types.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { accountPaths } from "../../paths.ts";
import type { OwnProfile } from "../../services/profile-view.server.ts";
import type { ProfileField } from "./profile-action.server.ts";
import { SettingsCard } from "./settings-card.tsx";

const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog.tsx")).CropDialog }));

/** Pixels. */
const AVATAR = 72;

type FieldProps = { problem: string | null; hydrated: boolean; onChoose: (file: File) => void };

const buttonLook =
  "inline-flex min-h-11 cursor-pointer items-center rounded-control border border-line-strong bg-card px-4 text-[0.9375rem] font-semibold hover:bg-inset peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-[var(--focus)]";

/** The native file field: it works with keyboard, touch and without scripts. */
function FileField({ problem, hydrated, onChoose }: FieldProps) {
  const id = useId();
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file || !hydrated) return;
    // Reset, so that the same file can be chosen again.
    currentTarget.value = "";
    onChoose(file);
  }
  return (
    <div className="min-w-0">
      <div className={hydrated ? "" : "flex flex-col-reverse"}>
        <input
          id={id}
          type="file"
          name="picture"
          accept={pictureTypes.join(",")}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ""}`}
          onChange={choose}
          className={hydrated ? "peer sr-only" : "mt-1 block min-h-11 w-full max-w-full text-sm"}
        />
        {/* The native button uses the browser's language: with scripts the label is the button. */}
        <label htmlFor={id} className={hydrated ? buttonLook : "block font-medium"}>
          Escolher foto
        </label>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {hydrated ? "PNG, JPEG ou WebP. Você ajusta o corte em seguida." : "PNG, JPEG ou WebP, até 2 MB."}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function RemovalForm({ userId, form }: { userId: string; form: FormState<ProfileField> }) {
  return (
    <Form of={form} intent="remove-picture" action={accountPaths.profile(userId)} className="mt-4">
      <Button type="submit" look="secondary" pending={form.pending}>
        Remover foto
      </Button>
    </Form>
  );
}

/** Cropped in the browser, or the whole file without scripts. */
function OwnPictureForm({ profile }: { profile: OwnProfile }) {
  const form = useForm<ProfileField>({ intents: ["picture", "remove-picture"] });
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<File | null>(null);
  const action = accountPaths.profile(profile.id);
  function save(picture: Blob) {
    const body = new FormData();
    body.set("intent", "picture");
    body.set("picture", picture, "foto");
    setChosen(null);
    form.submit(body, { method: "post", action, encType: "multipart/form-data" });
  }
  return (
    <>
      <Form of={form} intent="picture" action={action} encType="multipart/form-data" className="mt-3">
        <div className="flex items-start gap-4">
          <Avatar look={profile.avatar} size={AVATAR} />
          <FileField problem={form.problem("picture")} hydrated={hydrated} onChoose={setChosen} />
        </div>
        {!hydrated && (
          <Button type="submit" className="mt-4">
            Enviar foto
          </Button>
        )}
        {form.pending && (
          <p role="status" className="mt-3 text-sm text-muted">
            Salvando a foto…
          </p>
        )}
        <FormMessage of={form} className="mt-3" />
      </Form>
      {profile.avatar.picture && <RemovalForm userId={profile.id} form={form} />}
      {chosen && (
        <Deferred>
          <CropDialog file={chosen} onSave={save} onClose={() => setChosen(null)} />
        </Deferred>
      )}
    </>
  );
}

/** People of schools have a fixed icon (R-ACC-25). */
export function PictureForm({ profile }: { profile: OwnProfile }) {
  return (
    <SettingsCard id="foto" title="Foto">
      {profile.mayHavePicture ? (
        <OwnPictureForm profile={profile} />
      ) : (
        <div className="mt-3 flex items-center gap-4">
          <Avatar look={profile.avatar} size={AVATAR} />
          <p className="text-muted">Contas de escola usam este ícone, igual para todo mundo.</p>
        </div>
      )}
    </SettingsCard>
  );
}
