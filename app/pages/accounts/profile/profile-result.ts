import { useActionData, useFetcher } from "@remix-run/react";
import { useFormResult } from "#app/components/accounts/use-form-result.ts";
import type { FormResult } from "#app/domain/accounts/form-result.ts";

/** The forms of a profile. */
export type ProfileForm = "name" | "privacy" | "picture";

/** What a form of the profile gives back, and which one it was: before scripts arrive, one page answers for all. */
export type ProfileResult = FormResult & { form: ProfileForm };

/** A form of the profile that stays in place, and the result to show in it. */
export function useProfileForm(form: ProfileForm) {
  const fetcher = useFetcher<ProfileResult>();
  const posted = useActionData<ProfileResult>();
  const { result, putAway } = useFormResult(fetcher, posted?.form === form ? posted : undefined);
  return { fetcher, result, putAway, sending: fetcher.state !== "idle" };
}
