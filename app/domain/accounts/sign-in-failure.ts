/** What a failed sign-in gives back to the form: the text, where it belongs, and the e-mail as it was typed. */
export type SignInFailure = { message: string; field: "email" | null; email: string };
