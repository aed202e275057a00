import type { AvatarLook } from "#app/domain/accounts/avatar.ts";

/** Shown; hidden until the team has judged; taken off by the team; taken back by its author, or gone with their account. */
export type CommentState = "shown" | "held" | "removed" | "deleted";

/** Characters of a comment. */
export const COMMENT_TEXT = { shortest: 3, longest: 2000 } as const;
/** Comments of a page, replies shown under each at first, and of one comment at most at a time. */
export const COMMENTS_A_PAGE = 10;
export const FIRST_REPLIES = 3;
export const MORE_REPLIES = 50;

/** Distinct people whose reports hide a comment until the team has judged. */
export const REPORTS_THAT_HIDE = 3;

/** What one person may do within so many seconds. */
export const commentLimits = {
  write: { limit: 10, seconds: 600 },
  edit: { limit: 30, seconds: 600 },
  vote: { limit: 60, seconds: 600 },
  report: { limit: 20, seconds: 3600 },
} as const;

/** Why a comment should not be there, as people say it. */
export const reportReasons = {
  offence: "Ofende ou persegue alguém",
  sexual: "Conteúdo sexual ou impróprio",
  contact: "Pede ou passa contato",
  spam: "Propaganda ou repetição",
  wrong: "Ensina errado de propósito",
  other: "Outro motivo",
} as const;
export type ReportReason = keyof typeof reportReasons;

/** The reason of this name; null for any other text. */
export function reportReason(text: string): ReportReason | null {
  return Object.hasOwn(reportReasons, text) ? (text as ReportReason) : null;
}

/** Why somebody does not see the comments of a question. */
export type Lock = "visitor" | "unanswered";

/** A comment as one reader sees it. Times in epoch seconds. */
export type CommentView = {
  num: number;
  parent: number | null;
  state: CommentState;
  /** Null where nobody is named: the comment is gone, or its author is. */
  author: {
    name: string;
    look: AvatarLook;
    /** The address of their profile, where the reader may see it. */
    profile: string | null;
    isTeam: boolean;
  } | null;
  /** Sanitised when it was written; empty where the comment is not shown. */
  html: string;
  /** What the author typed, for the author alone. */
  source: string | null;
  at: number;
  edited: boolean;
  useful: number;
  voted: boolean;
  own: boolean;
  /** Whether the reader has reported it. */
  reported: boolean;
  replies: CommentView[];
  /** Replies after those. */
  moreReplies: number;
};

/** Where a page of comments ends: the next one begins after it. */
export type CommentCursor = { useful: number; num: number };

/** A cursor as it stands in an address: "4-917". */
export function cursorWord({ useful, num }: CommentCursor): string {
  return `${useful}-${num}`;
}

/** The cursor of a word; null where it is none. */
export function readCursor(word: string | null): CommentCursor | null {
  const [, useful, num] = /^(\d{1,9})-(\d{1,12})$/.exec(word ?? "") ?? [];
  return useful && num ? { useful: Number(useful), num: Number(num) } : null;
}
