import { DEMO_PASSWORD, demoAccounts } from "#content/demo-accounts.ts";
import type { Run } from "./client.ts";
import { type Figure, quantile } from "./table.ts";

const SAMPLES = 200;
const AT_ONCE = 30;
/** Milliseconds: what another request may wait while passwords are hashed. */
const PATIENCE = 500;
/** Largest relative difference of the medians, against account enumeration (SEC-08). */
const APART = 0.1;

/** The status, once all of the reply is there. `address`: of the client, by which limits count. */
async function signIn(
  base: string,
  address: string,
  login: { email: string; password: string },
): Promise<number> {
  const response = await fetch(`${base}/entrar`, {
    method: "POST",
    redirect: "manual",
    headers: {
      Origin: base,
      "Content-Type": "application/x-www-form-urlencoded",
      "CF-Connecting-IP": address,
    },
    body: new URLSearchParams(login),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Milliseconds, each from a different client address. */
async function failedLogin(base: string, email: string, sample: number): Promise<number> {
  const address = `10.${(sample >> 8) & 255}.${sample & 255}.${email.length % 250}`;
  const started = performance.now();
  const status = await signIn(base, address, { email, password: "uma senha que ninguém tem" });
  if (status !== 401) throw new Error(`a failed login answered ${status}`);
  return performance.now() - started;
}

/** The longest answer to `/robots.txt`, in milliseconds, while `AT_ONCE` sign-ins run; and how many of these got 429. */
async function measureBurst(base: string): Promise<Figure> {
  let open = AT_ONCE;
  let refused = 0;
  const burst = Array.from({ length: AT_ONCE }, async (_, turn) => {
    const email = `${demoAccounts[turn % demoAccounts.length]?.name}@farol.test`;
    const status = await signIn(base, `10.255.255.${turn}`, { email, password: DEMO_PASSWORD });
    if (status === 429) refused += 1;
    else if (status !== 302) throw new Error(`a right login answered ${status}`);
    open -= 1;
  });
  const waits: number[] = [];
  while (open > 0) {
    const started = performance.now();
    await (await fetch(`${base}/robots.txt`)).arrayBuffer();
    waits.push(performance.now() - started);
  }
  await Promise.all(burst);
  const longest = Math.max(...waits);
  return {
    what: `${AT_ONCE} logins ao mesmo tempo: espera mais longa de outra página (${refused} receberam 429)`,
    value: `${longest.toFixed(0)} ms`,
    bar: `${PATIENCE} ms`,
    ok: longest <= PATIENCE,
  };
}

/** Over all demo accounts: failures to one are limited too. */
export async function measureSignIn({ base }: Run): Promise<Figure[]> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const account = demoAccounts[sample % demoAccounts.length]?.name;
    known.push(await failedLogin(base, `${account}@farol.test`, sample));
    unknown.push(await failedLogin(base, `ninguem-${sample}@farol.test`, sample));
  }
  const [withAccount, without] = [quantile(known, 0.5), quantile(unknown, 0.5)];
  const ratio = withAccount / without;
  return [
    await measureBurst(base),
    {
      what: "login que falha, com conta ÷ sem conta (medianas de 200)",
      value: `${withAccount.toFixed(0)} ms ÷ ${without.toFixed(0)} ms = ${ratio.toFixed(3)}`,
      bar: "0,9 a 1,1",
      ok: Math.abs(ratio - 1) <= APART,
    },
  ];
}
