/** Reply of an account call: success, and a text for the user (spec 000 §7). */
export type AccountReply = readonly [true, string] | readonly [false, string];
