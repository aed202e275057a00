/** R-SCHOOL-6. An mp4 and the address of a video are both `videoURL`. */
export const fileKinds = ["pdf", "word", "powerpoint", "videoURL", "genericFile"] as const;

export type FileKind = (typeof fileKinds)[number];

type Served = { kind: FileKind; type: string; inline: boolean };

/** The kinds by extension (R-SCHOOL-6), with the type the server gives them. */
const served = {
  pdf: { kind: "pdf", type: "application/pdf", inline: true },
  doc: { kind: "word", type: "application/msword", inline: false },
  docx: {
    kind: "word",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    inline: false,
  },
  ppt: { kind: "powerpoint", type: "application/vnd.ms-powerpoint", inline: false },
  pptx: {
    kind: "powerpoint",
    type: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    inline: false,
  },
  mp4: { kind: "videoURL", type: "video/mp4", inline: true },
} as const satisfies Record<string, Served>;

export type KnownExtension = keyof typeof served;

/** Whatever else there is, is downloaded as bytes. */
const generic: Served = { kind: "genericFile", type: "application/octet-stream", inline: false };

/** Lowercased, without the dot; "" without one. */
export function fileExtension(name: string): string {
  return /\.([a-z0-9]{1,10})$/.exec(name.trim().toLowerCase())?.[1] ?? "";
}

export function knownExtension(name: string): KnownExtension | null {
  const extension = fileExtension(name);
  return Object.hasOwn(served, extension) ? (extension as KnownExtension) : null;
}

export function servedAs(name: string): Served {
  const extension = knownExtension(name);
  return extension ? served[extension] : generic;
}

export function fileKindOf(name: string): FileKind {
  return servedAs(name).kind;
}
