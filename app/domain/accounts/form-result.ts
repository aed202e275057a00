import type { AccountReply } from "./account-reply.ts";

/** What a form of an account gives back: the reply, the field that is wrong, and what was typed (never a password). */
export type FormResult<Field extends string = string> = {
  reply: AccountReply;
  field: Field | null;
  kept: Partial<Record<Field, string>>;
};
