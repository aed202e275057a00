import { CallRefused, call } from "../call.ts";

/** Why an account could not be set up: a text of the server's, or null where it did not answer. */
type Failure = { reason: string | null };

/** The one call under way, and whose it is: however often it is asked for, it is made once (spec 000 §4). */
let underWay: { userId: string; done: Promise<Failure | null> } | null = null;

async function setUp(promoCode: string | null): Promise<Failure | null> {
  try {
    const [done, text] = await call("createGoogleUser", { promoCode });
    return done ? null : { reason: text };
  } catch (error) {
    return { reason: error instanceof CallRefused ? error.message : null };
  }
}

/** Sets up the account of whoever came by Google. Null when it is done; after a failure it can be asked for again. */
export function setUpGoogleAccount(userId: string, promoCode: string | null): Promise<Failure | null> {
  if (underWay?.userId === userId) return underWay.done;
  const done = setUp(promoCode).then((failure) => {
    if (failure) underWay = null;
    return failure;
  });
  underWay = { userId, done };
  return done;
}
