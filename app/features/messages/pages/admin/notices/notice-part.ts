import type { NoticeFields } from "../../../domain/notice-fields.ts";

/** A part of the form: what is typed, how it changes, and the problem of a field. */
export type NoticePart = {
  fields: NoticeFields;
  change: (changed: Partial<NoticeFields>) => void;
  problemOf: (field: keyof NoticeFields) => string | null;
};
