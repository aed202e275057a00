/** What an error page knows of what went wrong. */
export type PageError = { code: string; message: string; loginRequired: boolean; requestId: string | null };
