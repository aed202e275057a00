import { json } from "@remix-run/cloudflare";
import type { Viewer } from "#app/access/viewer.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { firstNameProblem } from "#app/domain/accounts/sign-up-rules.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { removePicture, uploadPicture } from "#app/services/accounts/change-picture.server.ts";
import { changePrivacy } from "#app/services/accounts/change-privacy.server.ts";
import { renamePerson } from "#app/services/accounts/rename-person.server.ts";
import type { Deps } from "#app/services/deps.ts";
import type { ProfileForm, ProfileResult } from "./profile-result.ts";

/** Longer than any name. */
const LONGEST_TEXT = 200;
const REFUSED = 422;

type Sent = { deps: Deps; viewer: Viewer; form: FormData };
type Kept = ProfileResult["kept"];

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, LONGEST_TEXT) : "";
}

/** Answers a form of the profile with what its use case says; its refusals stand in that form. */
async function answer(
  form: ProfileForm,
  kept: Kept,
  field: (failed: boolean) => string | null,
  work: () => Promise<AccountReply>,
) {
  try {
    const reply = await work();
    const [done] = reply;
    const result: ProfileResult = { form, reply, field: done ? null : field(true), kept: done ? {} : kept };
    return json(result, { status: done ? 200 : REFUSED });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const result: ProfileResult = { form, reply: [false, error.message], field: field(true), kept };
    return json(result, { status: error.status });
  }
}

function answerName({ deps, viewer, form }: Sent) {
  const names = { firstName: textOf(form, "firstName"), lastName: textOf(form, "lastName") };
  const field = () => (firstNameProblem(names.firstName) ? "firstName" : "lastName");
  return answer("name", names, field, () => renamePerson(deps, viewer, names));
}

function answerPrivacy({ deps, viewer, form }: Sent) {
  const visibility = textOf(form, "visibility");
  const shares = form.getAll("shares").map(String).slice(0, 20);
  const kept = { visibility, shares: shares.join("\n") };
  return answer(
    "privacy",
    kept,
    () => "visibility",
    () => changePrivacy(deps, viewer, { visibility, shares }),
  );
}

function answerPicture({ deps, viewer, form }: Sent) {
  return answer(
    "picture",
    {},
    () => "picture",
    async () => {
      const file = form.get("picture");
      const bytes = typeof file === "string" || file === null ? new ArrayBuffer(0) : await file.arrayBuffer();
      return uploadPicture(deps, viewer, new Uint8Array(bytes));
    },
  );
}

function answerRemoval({ deps, viewer }: Sent) {
  return answer(
    "picture",
    {},
    () => null,
    () => removePicture(deps, viewer),
  );
}

const answers: Readonly<Record<string, (sent: Sent) => ReturnType<typeof answer>>> = {
  name: answerName,
  privacy: answerPrivacy,
  picture: answerPicture,
  "remove-picture": answerRemoval,
};

/** What one of the profile's forms did, by its `intent`. Throws invalid-body for none of them. */
export function answerProfileForm(sent: Sent) {
  const intent = textOf(sent.form, "intent");
  const known = Object.hasOwn(answers, intent) ? answers[intent] : undefined;
  if (!known) throw new AppError("invalid-body");
  return known(sent);
}
