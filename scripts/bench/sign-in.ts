import { demoAccounts } from "#content/demo-accounts.ts";
import type { Run } from "./client.ts";
import { type Figure, quantile } from "./table.ts";

const SAMPLES = 200;
/** Largest relative difference of the medians, against account enumeration (quality.md, "Security"). */
const APART = 0.1;

/** Milliseconds, each from a different client address: limits count by address. */
async function failedLogin(base: string, email: string, sample: number): Promise<number> {
  const address = `10.${(sample >> 8) & 255}.${sample & 255}.${email.length % 250}`;
  const started = performance.now();
  const response = await fetch(`${base}/entrar`, {
    method: "POST",
    redirect: "manual",
    headers: {
      Origin: base,
      "Content-Type": "application/x-www-form-urlencoded",
      "CF-Connecting-IP": address,
    },
    body: new URLSearchParams({ email, password: "uma senha que ninguém tem" }),
  });
  await response.arrayBuffer();
  if (response.status !== 401) throw new Error(`a failed login answered ${response.status}`);
  return performance.now() - started;
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
    {
      what: "login que falha, com conta ÷ sem conta (medianas de 200)",
      value: `${withAccount.toFixed(0)} ms ÷ ${without.toFixed(0)} ms = ${ratio.toFixed(3)}`,
      bar: "0,9 a 1,1",
      ok: Math.abs(ratio - 1) <= APART,
    },
  ];
}
