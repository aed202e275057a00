import { firstNameProblem } from "#app/features/accounts/domain/sign-up/sign-up-rules.ts";
import { shownInForms } from "#app/features/accounts/pages/account-form.server.ts";
import { removePicture, uploadPicture } from "#app/features/accounts/services/change-picture.server.ts";
import { renamePerson } from "#app/features/accounts/services/rename-person.server.ts";
import { updatePrivacy } from "#app/features/accounts/services/update-privacy.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import {
  type FieldOfCode,
  type FormHandler,
  outcomeOf,
} from "#app/platform/forms/pages/handle-form.server.ts";

export type ProfileField = "firstName" | "lastName" | "visibility" | "shares" | "picture";

export const profileFieldOf: FieldOfCode<ProfileField> = {
  ...shownInForms,
  "picture-too-large": "picture",
  "picture-not-accepted": "picture",
  "auth/too-many-requests": "picture",
};

export function profileForms(
  deps: Deps,
  viewer: Viewer,
): Readonly<Record<string, FormHandler<ProfileField>>> {
  return {
    name: async (form) => {
      const names = { firstName: form.text("firstName"), lastName: form.text("lastName") };
      const field = firstNameProblem(names.firstName) ? "firstName" : "lastName";
      return outcomeOf(await renamePerson(deps, viewer, names), field);
    },
    privacy: async (form) => {
      const chosen = { visibility: form.text("visibility"), shares: form.texts("shares") };
      return outcomeOf(await updatePrivacy(deps, viewer, chosen), "visibility");
    },
    picture: async (form) => {
      const bytes = (await form.file("picture")?.arrayBuffer()) ?? new ArrayBuffer(0);
      return outcomeOf(await uploadPicture(deps, viewer, new Uint8Array(bytes)), "picture");
    },
    "remove-picture": async () => outcomeOf(await removePicture(deps, viewer)),
  };
}
