const MB = 1024 * 1024;

/** Limits in bytes; `space`: of all files of one owner. */
type UploadOwner = {
  /** The first part of its keys (R-SCHOOL-7). */
  folder: string;
  largest: number;
  largestVideo: number;
  space: number;
  /** Of one person. */
  openAtOnce: number;
  startsPerHour: number;
};

/** What files can belong to, with its limits (SEC-19). A new owner is a row here and one in `owner-work.server.ts`. */
export const uploadOwners = {
  "school-material": {
    folder: "materials",
    largest: 100 * MB,
    largestVideo: 500 * MB,
    space: 10 * 1024 * MB,
    openAtOnce: 20,
    startsPerHour: 100,
  },
  /** Of a person's conversation with the team, which sends into it, too. */
  "chat-picture": {
    folder: "conversas",
    largest: 2 * MB,
    largestVideo: 0,
    space: 100 * MB,
    openAtOnce: 20,
    startsPerHour: 60,
  },
  /** Photographs of a handwritten essay, which is their owner. */
  "essay-photo": {
    folder: "redacoes",
    largest: 2 * MB,
    largestVideo: 0,
    space: 12 * MB,
    openAtOnce: 20,
    startsPerHour: 60,
  },
  /** The same, as the school's staff send them: the sheets of several classes in an hour. */
  "essay-sheet": {
    folder: "redacoes",
    largest: 2 * MB,
    largestVideo: 0,
    space: 12 * MB,
    openAtOnce: 20,
    startsPerHour: 600,
  },
  // Materials of the platform, in the folder of an owner that no school can be.
  "study-material": {
    folder: "materials",
    largest: 100 * MB,
    largestVideo: 500 * MB,
    space: 50 * 1024 * MB,
    openAtOnce: 20,
    startsPerHour: 100,
  },
} as const satisfies Record<string, UploadOwner>;

export type UploadOwnerKind = keyof typeof uploadOwners;

/** The only owner of files of the platform's own materials (R-SCHOOL-7). */
export const PLATFORM_OWNER = "platform";

/** The largest file in one request, without scripts. */
export const LARGEST_AT_ONCE = 3.5 * MB;
