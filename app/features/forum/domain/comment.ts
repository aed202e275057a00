import type { AvatarLook } from "#app/features/accounts/domain/avatar.ts";
import { DAY, HOUR, WEEK } from "#app/platform/time/units.ts";

/** Visible; hidden until moderated; removed by the team; deleted by its author or with the account. */
export type CommentState = "shown" | "held" | "removed" | "deleted";

export const COMMENT_TEXT = { shortest: 3, longest: 2000 } as const;
export const COMMENTS_A_PAGE = 10;
export const FIRST_REPLIES = 3;
export const MORE_REPLIES = 50;

/** Distinct reporters that hide a comment until moderated. */
export const REPORTS_THAT_HIDE = 3;

export const commentLimits = {
  write: { limit: 10, seconds: 600 },
  /** Of an account younger than `YOUNG_ACCOUNT`. */
  young: { limit: 6, seconds: 600 },
  ask: { limit: 5, seconds: HOUR },
  edit: { limit: 30, seconds: 600 },
  vote: { limit: 60, seconds: 600 },
  report: { limit: 20, seconds: HOUR },
} as const;

/** Seconds. */
export const YOUNG_ACCOUNT = DAY;
/** Seconds until an account's links to trusted hosts stay. */
export const TRUSTED_ACCOUNT = WEEK;

export const reportReasons = {
  offence: "Ofende ou persegue alguém",
  sexual: "Conteúdo sexual ou impróprio",
  contact: "Pede ou passa contato",
  spam: "Propaganda ou repetição",
  wrong: "Ensina errado de propósito",
  other: "Outro motivo",
} as const;
export type ReportReason = keyof typeof reportReasons;

export function reportReason(text: string): ReportReason | null {
  return Object.hasOwn(reportReasons, text) ? (text as ReportReason) : null;
}

export type AuthorRole = "team" | "mentor" | "teacher";

/**
 * `held`: an open exam of the reader contains the question: until when, as a sentence (domain/questions/held-back.ts).
 */
export type Lock = "visitor" | "unanswered" | { held: string };

/** Times in epoch seconds. */
export type CommentView = {
  num: number;
  parent: number | null;
  state: CommentState;
  /** Null where the comment is not shown. */
  author: {
    name: string;
    look: AvatarLook;
    profile: string | null;
    role: AuthorRole | null;
  } | null;
  /** Sanitised when written; empty where not visible. */
  html: string;
  /** Typed text, for the author only. */
  source: string | null;
  at: number;
  edited: boolean;
  useful: number;
  voted: boolean;
  own: boolean;
  reported: boolean;
  /** What was masked in a text just sent; null: nothing. */
  notice: string | null;
  replies: CommentView[];
  moreReplies: number;
};

export type CommentCursor = { useful: number; num: number };

/** URL form: "4-917". */
export function cursorWord({ useful, num }: CommentCursor): string {
  return `${useful}-${num}`;
}

export function readCursor(word: string | null): CommentCursor | null {
  const [, useful, num] = /^(\d{1,9})-(\d{1,12})$/.exec(word ?? "") ?? [];
  return useful && num ? { useful: Number(useful), num: Number(num) } : null;
}
