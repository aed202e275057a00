import { sessionIdOf } from "./sessions.server.ts";

/** Only the hash is stored: a leaked table opens no account (SEC-13). */
export async function newLinkToken(newId: () => string): Promise<{ token: string; tokenHash: string }> {
  const token = newId() + newId();
  return { token, tokenHash: await hashLinkToken(token) };
}

export function hashLinkToken(token: string): Promise<string> {
  return sessionIdOf(token.slice(0, 128));
}
