import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const reviewPaths = {
  review: () => "/revisao",
  /** Cards of one's own. */
  notes: (query?: Query) => withQuery("/revisao/cartoes", query),
  /** With the settings unfolded: the day of the exam is among them. */
  settings: () => "/revisao?ajustes=abertos",
} as const;
