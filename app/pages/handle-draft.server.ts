import type { EditorExtra } from "#app/components/questions/editor/editor-state.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import {
  type DraftField,
  type DraftFields,
  type DraftProblems,
  LONGEST_ALT,
  PLACES,
  pictureInputs,
  readDraftFields,
} from "#app/domain/questions/draft/draft-fields.ts";
import { draftFromForm, type FormScope } from "#app/domain/questions/draft/draft-from-form.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { withPictureAtEnd } from "#app/domain/questions/picture-markdown.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "#app/services/deps.ts";
import { previewDrafts } from "#app/services/questions/preview-drafts.server.ts";
import { storeDraftPicture } from "#app/services/questions/store-draft-picture.server.ts";
import { type Outcome, refusal } from "./handle-form.server.ts";

/** Whose question it is: what its form starts from, and the folder of its pictures. */
export type EditorScope = Omit<FormScope, "catalogue"> & { folder: string };

/** What an editor's form is answered with, besides a redirect; `Extra` is what its owner adds. */
type Drafted<Extra> = Exclude<Outcome<DraftField, EditorExtra & Extra>, Response>;

type Save<Extra> = (draft: QuestionDraft) => Promise<Response | Drafted<Extra>>;

const intents = ["save", "confirm", "preview", "upload"];
const CHECK = "Confira os campos marcados.";

/**
 * Runs the form of a question: "upload" stores its pictures, "preview" draws it, "save" and "confirm" save it unless a field
 * is wrong. Everything typed comes back, with the pictures that were stored. Throws invalid-body for any other intent.
 */
export async function handleDraft<Extra>(
  deps: Deps,
  form: SentForm,
  { folder, ...scope }: EditorScope,
  save: Save<Extra>,
): Promise<Response | Drafted<Extra> | Drafted<unknown>> {
  if (!intents.includes(form.intent)) throw new AppError("invalid-body");
  const { pictures, problems: refused } = await storeSentPictures(deps, form, folder);
  if (form.intent === "upload") return { pictures, problems: refused };
  const values = withPictures(readDraftFields(form), form, pictures);
  const { draft, problems: found } = draftFromForm(values, {
    ...scope,
    catalogue: deps.catalogue.current(),
  });
  const drawn = async () => ({ values, preview: (await previewDrafts(deps, [draft]))[0] });
  // While writing, a field that is still empty is no mistake.
  if (form.intent === "preview") return { ...(await drawn()), problems: refused };
  const problems = { ...found, ...refused };
  if (Object.keys(problems).length > 0) return { ...(await drawn()), problems, message: CHECK };
  const outcome = await save(draft).catch((error: unknown) =>
    refusal<DraftField>(error, { "database-unavailable": null }),
  );
  if (outcome instanceof Response) return outcome;
  return { ...(await drawn()), ...outcome, values: { ...values, ...outcome.values } };
}

/** The refusal of a question that shows pictures nobody has sent. */
export function missingOutcome(missing: readonly string[]) {
  return { problems: { statement: `Falta enviar: ${missing.join(", ")}.` }, message: CHECK };
}

/** Stores the pictures that came with a form, and tells at its field which was refused. */
async function storeSentPictures(deps: Deps, form: SentForm, folder: string) {
  const pictures: EditorExtra["pictures"] = {};
  const problems: DraftProblems = {};
  for (const name of pictureInputs) {
    const file = form.file(name);
    if (!file) continue;
    try {
      pictures[name] = await storeDraftPicture(deps, folder, file);
    } catch (error) {
      const atField = { "figure-too-large": name, "figure-not-accepted": name };
      Object.assign(problems, refusal<DraftField>(error, atField).problems);
    }
  }
  return { pictures, problems };
}

/** The fields with the stored pictures: an alternative's in its place, the statement's at its end. */
function withPictures(fields: DraftFields, form: SentForm, pictures: EditorExtra["pictures"]): DraftFields {
  const own = PLACES.map((place) => [`picture-${place}`, pictures[`file-${place}`]] as const);
  const placed = own.flatMap(([name, path]) => (path ? [[name, [path]] as const] : []));
  const shown = pictures["file-statement"];
  const alt = form.text("alt-statement", LONGEST_ALT);
  const [typed = ""] = fields.statement;
  const statement = shown ? [withPictureAtEnd(typed, alt, shown)] : fields.statement;
  return { ...fields, ...Object.fromEntries(placed), statement };
}
