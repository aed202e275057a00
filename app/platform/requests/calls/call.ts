import type { CallableName, Callables } from "./contract.ts";

/** No response: network failure or unreachable server. Safe to retry. */
export class CallUnanswered extends Error {
  override readonly name = "CallUnanswered";
}

/** Refused as a whole: signed out, too many, malformed. `status` as in the Firebase protocol. */
export class CallRefused extends Error {
  override readonly name = "CallRefused";
  readonly status: string;

  constructor(status: string, message: string) {
    super(message);
    this.status = status;
  }
}

const DEADLINE_MS = 8000;

/** `deadline` in milliseconds. Throws CallUnanswered or CallRefused; business refusals are replies. */
export async function call<Name extends CallableName>(
  name: Name,
  input: Callables[Name]["input"],
  deadline = DEADLINE_MS,
): Promise<Callables[Name]["reply"]> {
  const response = await fetch(`/callable/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: input }),
    signal: AbortSignal.timeout(deadline),
  }).catch(() => null);
  const body = (await response?.json().catch(() => null)) as
    | { result: Callables[Name]["reply"] }
    | { error: { status: string; message: string } }
    | null;
  if (!response || !body || response.status >= 500) throw new CallUnanswered();
  if ("error" in body) throw new CallRefused(body.error.status, body.error.message);
  return body.result;
}
