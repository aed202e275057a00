import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { type FormOutcome, refusal } from "#app/platform/forms/pages/handle-form.server.ts";
import type { EditorExtra } from "../components/editor/editor-state.ts";
import {
  type DraftField,
  type DraftFields,
  type DraftProblems,
  LONGEST_ALT,
  PLACES,
  pictureInputs,
  readDraftFields,
} from "../domain/draft/draft-fields.ts";
import { draftFromForm, type FormScope } from "../domain/draft/draft-from-form.ts";
import type { QuestionDraft } from "../domain/draft.ts";
import { withPictureAtEnd } from "../domain/picture-markdown.ts";
import { previewDrafts } from "../services/editing/preview-drafts.server.ts";
import { storeDraftPicture } from "../services/editing/store-draft-picture.server.ts";

export type EditorScope = Omit<FormScope, "catalogue"> & { folder: string };

/** `Extra`: fields added by the owner. */
type Drafted<Extra> = Exclude<FormOutcome<DraftField, EditorExtra & Extra>, Response>;

type Save<Extra> = (draft: QuestionDraft) => Promise<Response | Drafted<Extra>>;

const intents = ["save", "confirm", "preview", "upload"];
const CHECK = "Confira os campos marcados.";

/**
 * Intents: "upload", "preview", "save", "confirm". Typed values and stored pictures are returned. Throws invalid-body for
 * others.
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
  // In a preview empty fields are no error.
  if (form.intent === "preview") return { ...(await drawn()), problems: refused };
  const problems = { ...found, ...refused };
  if (Object.keys(problems).length > 0) return { ...(await drawn()), problems, message: CHECK };
  const outcome = await save(draft).catch((error: unknown) =>
    refusal<DraftField>(error, { "database-unavailable": null }),
  );
  if (outcome instanceof Response) return outcome;
  return { ...(await drawn()), ...outcome, values: { ...values, ...outcome.values } };
}

/** Refusal for missing pictures. */
export function missingOutcome(missing: readonly string[]) {
  return { problems: { statement: `Falta enviar: ${missing.join(", ")}.` }, message: CHECK };
}

/** Refusals are reported at their field. */
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

/** Adds stored pictures: to the alternative, or at the end of the statement. */
function withPictures(fields: DraftFields, form: SentForm, pictures: EditorExtra["pictures"]): DraftFields {
  const own = PLACES.map((place) => [`picture-${place}`, pictures[`file-${place}`]] as const);
  const placed = own.flatMap(([name, path]) => (path ? [[name, [path]] as const] : []));
  const shown = pictures["file-statement"];
  const alt = form.text("alt-statement", LONGEST_ALT);
  const [typed = ""] = fields.statement;
  const statement = shown ? [withPictureAtEnd(typed, alt, shown)] : fields.statement;
  return { ...fields, ...Object.fromEntries(placed), statement };
}
