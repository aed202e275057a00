/** The query parameter that reports what just happened to an account. */
export const ACCOUNT_NEWS = "conta";

/** The query parameter that says why a sign-in with Google failed. */
export const FAILURE_PARAMETER = "falha";
