import type { ShouldRevalidateFunction } from "@remix-run/react";
import type { DraftChoices } from "#app/domain/questions/draft/draft-choices.ts";
import {
  type DraftField,
  type DraftFields,
  type DraftInput,
  draftLabels,
  type LabelledField,
  type PictureInput,
} from "#app/domain/questions/draft/draft-fields.ts";
import type { FormState } from "#app/hooks/ui/use-form.ts";
import type { DrawnQuestion } from "#app/services/questions/preview-drafts.server.ts";

/** What an editor's reply holds besides: the question as it will look, and the paths of the pictures it sent. */
export type EditorExtra = {
  preview: DrawnQuestion;
  pictures: Partial<Record<PictureInput, string>>;
};

export type EditorForm = Pick<
  FormState<DraftField, EditorExtra>,
  "reply" | "pending" | "sending" | "problem" | "values"
> & {
  field: (
    name: DraftField,
    initial?: string,
  ) => { name: string; defaultValue?: string; problem: string | null };
};

/** Everything the parts of the editor share. `start`: the question as it is; `onChange`: a part changed without typing. */
export type EditorState = {
  form: EditorForm;
  start: DraftFields;
  choices: DraftChoices;
  onChange: () => void;
};

/** A field of the form: its name, what it begins with and its problem. */
export function inputOf({ form, start }: EditorState, name: DraftInput) {
  return form.field(name, start[name]?.[0]);
}

/** The same with the label of the field. */
export function fieldOf(state: EditorState, name: LabelledField) {
  return { label: draftLabels[name] as string, ...inputOf(state, name) };
}

/**
 * For the page of an editor: it is read again only when it goes elsewhere or a save went through. A refusal, a preview or a
 * picture changes nothing that the page has read, and nothing may fill the form over what is being typed.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  currentUrl,
  nextUrl,
  formAction,
}) =>
  currentUrl.href !== nextUrl.href ||
  (actionResult === undefined && formAction?.split("?")[0] === currentUrl.pathname);
