import { expect, test } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { cookiesOf, givenPerson } from "#tests/support/given.ts";
import { freshAddress, givenSignUp, sessionCount } from "#tests/support/given-accounts.ts";
import { latestToken } from "#tests/support/mailbox.ts";

const headers = freshAddress;

/** Signs up on the page, as a browser does. Returns its cookie. */
async function signUpOn(redirect: string, fields: Partial<Record<string, string>> = {}) {
  const { promoCode, ...data } = { ...givenSignUp(), ...fields };
  const sent = {
    ...data,
    promoCode: promoCode ?? "",
    confirmation: data.password,
    terms: "aceito",
    redirect,
  };
  const response = await door.post("/criar-conta", sent, { headers: headers() });
  expect(response.status).toBe(200);
  return { email: data.email, cookie: cookiesOf(response) };
}

async function confirm(email: string, cookie?: string) {
  const token = await latestToken(email, "confirm");
  return door.post("/confirmar-email", { token }, { cookie, headers: headers() });
}

test("the confirmation signs in the browser that signed up, on the page it was on", async () => {
  const { email, cookie } = await signUpOn("/questoes?q=mar");
  expect(cookie).toMatch(/^farol_cadastro=[\w-]+$/);
  const confirmed = await confirm(email, cookie);
  expect(confirmed.headers.get("Location")).toBe("/questoes?q=mar&conta=confirmada");
  const page = await door.send("/questoes?q=mar&conta=confirmada", { cookie: cookiesOf(confirmed) });
  expect(await page.text()).toContain("E-mail confirmado!");
  expect(await sessionCount(email)).toBe(1);
});

test("another browser is redirected to sign in, on that page", async () => {
  const { email } = await signUpOn("/questoes?q=mar");
  const other = await signUpOn("/");
  const confirmed = await confirm(email, other.cookie);
  expect(confirmed.headers.get("Location")).toBe("/questoes?q=mar&login=true&conta=confirmada");
  expect(await sessionCount(email)).toBe(0);
});

test("another browser gets the chosen answer, once: it is stored with the link, and deleted with it", async () => {
  const { email } = await signUpOn("/q/W1TNJXBY#escolha-C");
  const token = await latestToken(email, "confirm");
  const link = bindings.DB.prepare(
    "SELECT l.payload FROM account_links l JOIN users u ON u.id = l.user_id WHERE u.email = ?",
  ).bind(email);
  expect(JSON.parse((await link.first<{ payload: string }>())?.payload ?? "{}")).toMatchObject({
    back: "/q/W1TNJXBY#escolha-C",
  });
  const confirmed = await door.post("/confirmar-email", { token }, { headers: headers() });
  expect(confirmed.headers.get("Location")).toBe("/q/W1TNJXBY?login=true&conta=confirmada#escolha-C");
  expect(await link.first()).toBeNull();
});

test("the way back never leads to another site", async () => {
  const { email, cookie } = await signUpOn("https://evil.example/");
  expect((await confirm(email, cookie)).headers.get("Location")).toBe("/geral?conta=confirmada");
});

test("the cookie comes also where the e-mail has an account (SEC-08)", async () => {
  const person = await givenPerson();
  expect((await signUpOn("/", { email: person.email })).cookie).toMatch(/^farol_cadastro=[\w-]+$/);
});

test("a guarded link opens the login over the page it is on; a page by its own address refuses", async () => {
  const path = "/praticar?_data=features%2Fpractice%2Fpages%2Fstart";
  const followed = (Referer: string) =>
    door.send(path, { headers: { Referer, "Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "same-origin" } });
  const over = await followed("https://farol.test/questoes?q=mar");
  expect(over.headers.get("X-Remix-Redirect")).toBe("/questoes?q=mar&login=true&destino=%2Fpraticar");
  for (const referer of ["", "https://evil.example/questoes", "https://farol.test/praticar"])
    expect((await followed(referer)).status).toBe(401);
  const page = await door.send("/praticar");
  expect(page.status).toBe(401);
  expect(await page.text()).toContain("<title>Entre para continuar | Farol</title>");
});

test("promo, desconto and login survive a redirect", async () => {
  const visitor = await door.send("/geral?promo=PLANTEL&desconto=MAR22&outro=1");
  expect(visitor.headers.get("Location")).toBe("/?promo=PLANTEL&desconto=MAR22");
  const moved = await door.send("/espcex?login=true");
  expect(new URL(moved.headers.get("Location") ?? "", "https://farol.test").searchParams.get("login")).toBe(
    "true",
  );
});
