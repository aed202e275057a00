/** The query parameter that reports what just happened to an account, and its values. */
export const ACCOUNT_NEWS = "conta";
export const DELETED = "apagada";
export const CONFIRMED = "confirmada";
