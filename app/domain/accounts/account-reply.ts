/** What an account call answers: whether it was done, and a text for the person (spec 000 §7). */
export type AccountReply = readonly [true, string] | readonly [false, string];
