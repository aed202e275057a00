import { sessionIdOf } from "./lucia.server.ts";

/** A fresh token for a mailed link, and the hash that alone is stored: a table that leaks opens no account (SEC-13). */
export async function newLinkToken(newId: () => string): Promise<{ token: string; tokenHash: string }> {
  const token = newId() + newId();
  return { token, tokenHash: await hashLinkToken(token) };
}

/** The database's name for a link's token. */
export function hashLinkToken(token: string): Promise<string> {
  return sessionIdOf(token.slice(0, 128));
}
