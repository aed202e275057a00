import type { ShouldRevalidateFunction } from "@remix-run/react";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import type { DraftChoices } from "../../domain/draft/draft-choices.ts";
import {
  type DraftField,
  type DraftFields,
  type DraftInput,
  draftLabels,
  type LabelledField,
  type PictureInput,
} from "../../domain/draft/draft-fields.ts";
import type { DrawnQuestion } from "../../services/editing/preview-drafts.server.ts";

/** Preview, and paths of uploaded pictures. */
export type EditorExtra = {
  preview: DrawnQuestion;
  pictures: Partial<Record<PictureInput, string>>;
};

export type EditorForm = Pick<
  FormState<DraftField, EditorExtra>,
  "reply" | "pending" | "progress" | "sending" | "problem" | "values"
> & {
  field: (
    name: DraftField,
    initial?: string,
  ) => { name: string; defaultValue?: string; problem: string | null };
};

/** Shared by the parts. `start`: stored question; `onChange`: for changes without typing. */
export type EditorState = {
  form: EditorForm;
  start: DraftFields;
  choices: DraftChoices;
  /** One of a school alone: without an exam or the bank's states. */
  isOfSchool: boolean;
  onChange: () => void;
};

/** Name, initial value and problem of a field. */
export function inputOf({ form, start }: EditorState, name: DraftInput) {
  return form.field(name, start[name]?.[0]);
}

/** With the label. */
export function fieldOf(state: EditorState, name: LabelledField) {
  return { label: draftLabels[name] as string, ...inputOf(state, name) };
}

/** Revalidates only on navigation or save: other replies change no loaded data and must not overwrite typed text. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  currentUrl,
  nextUrl,
  formAction,
}) =>
  currentUrl.href !== nextUrl.href ||
  (actionResult === undefined && formAction?.split("?")[0] === currentUrl.pathname);
