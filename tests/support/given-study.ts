import { door } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { postFields } from "#tests/support/given-admin.ts";

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** What a page of a test says, unless it says something else. */
const studyFields = {
  title: "Leis de Newton",
  summary: "Força, massa e aceleração.",
  subject: "fisica",
  topics: ["Leis de Newton"],
  institution: "",
  text: "## Inércia\n\nUm corpo em repouso fica em repouso.",
  address: "",
} as const;

/** A new draft of an admin: its id. */
export async function givenStudy(cookie: string, kind = "page"): Promise<string> {
  const { title, subject } = studyFields;
  const response = await postFields("/criar-material", { intent: "create", title, subject, kind }, cookie);
  return /^\/m\/([\w-]+)\/editar/.exec(response.headers.get("Location") ?? "")?.[1] ?? "";
}

type Edited = { base: string; version: number; kind: string; versions: { version: number }[] };

export async function editedStudy(id: string, cookie: string): Promise<Edited> {
  const address = dataAddress(`/m/${id}/editar`, "features/library/pages/edit-material");
  return (await door.send(address, { cookie })).json();
}

/** Posts an intent of the editor over its current content. */
export async function postStudy(id: string, intent: string, cookie: string, fields: Fields = {}) {
  const { base } = await editedStudy(id, cookie);
  const sent = { ...studyFields, base, ...fields, intent };
  return postFields(`/m/${id}/editar`, sent, cookie);
}

/** A published page with a text. */
export async function givenPublished(cookie: string, fields: Fields = {}): Promise<string> {
  const id = await givenStudy(cookie);
  await postStudy(id, "publish", cookie, fields);
  return id;
}
