import { CallRefused, call } from "#app/platform/requests/calls/call.ts";

/** `reason`: the server's text, or null without an answer. */
type Failure = { reason: string | null };

/** The running call and its user, so that it is made once (R-ACC-2). */
let underWay: { userId: string; done: Promise<Failure | null> } | null = null;

async function setUp(promoCode: string | null): Promise<Failure | null> {
  try {
    const [done, text] = await call("createGoogleUser", { promoCode });
    return done ? null : { reason: text };
  } catch (error) {
    return { reason: error instanceof CallRefused ? error.message : null };
  }
}

/** Sets up a Google account. Null on success; a failure can be retried. */
export function setUpGoogleAccount(userId: string, promoCode: string | null): Promise<Failure | null> {
  if (underWay?.userId === userId) return underWay.done;
  const done = setUp(promoCode).then((failure) => {
    if (failure) underWay = null;
    return failure;
  });
  underWay = { userId, done };
  return done;
}
