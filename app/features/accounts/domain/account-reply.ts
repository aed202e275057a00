/** Reply of an account call: success, and a text for the user (R-CALL-1). */
export type AccountReply = readonly [true, string] | readonly [false, string];
