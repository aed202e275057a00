/** The kinds of picture a person may send. SVG is a program, and not among them. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;

export type PictureType = (typeof pictureTypes)[number];
