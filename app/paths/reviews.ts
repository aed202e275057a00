export const reviewPaths = {
  review: () => "/revisao",
  /** With the settings unfolded: the day of the exam is among them. */
  settings: () => "/revisao?ajustes=abertos",
} as const;
