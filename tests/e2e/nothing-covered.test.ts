import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openContext, screens, untilReady, visit } from "./support/browser.ts";
import { lookAtPage } from "./support/covered.ts";
import { letTimePass } from "./support/overlay-page.ts";
import { givenAccount, logIn } from "./support/people.ts";

/** Pages with a list, and what the first object of it looks like. */
const OBJECTS = [
  ["/questoes?tipo=multipla-escolha&resolucao=sim", /^\/q\/[0-9A-Z]{8}/],
  ["/questoes/ENEM?q=energia", /^\/q\/[0-9A-Z]{8}/],
  ["/olimpiadas", /^\/o\/[0-9A-Z]{8}/],
  ["/respostas", /^\/r\/\w+/],
  ["/listas", /^\/l\/\w+$/],
  ["/materiais", /^\/m\/\w+$/],
  ["/simulados", /^\/simulado\/\w+/],
  ["/trilhas", /^\/trilhas\/[^/]+$/],
  ["/redacao", /^\/redacao\/tema\/\w+/],
  ["/provas-anteriores", /^\/provas-anteriores\/[^/]+$/],
] as const;

/** The page of the mailed link: no dialog opens there for what it does. */
const CONFIRMATION = "/confirmar-email?token=x";

const PAGES = [
  CONFIRMATION,
  "/",
  "/geral",
  "/gerador-listas",
  "/listas/nova",
  "/ranking",
  "/planos",
  "/sobre",
  "/termos",
  "/farol-gpt-ia",
  "/gpt",
  "/mentoria-de-estudos",
  "/espcex-2024",
  "/blog/plano-de-estudos-vestibular-ita",
  "/manual-latex",
  "/revisao",
  "/revisao/cartoes",
  "/praticar",
  "/escolas/ajuda",
  "/foto",
  "/buscas-salvas",
  "/entrar",
  "/en/about",
  "/blog/plano-de-estudos-vestibular-ime",
  "/redacao/evolucao",
  "/welcome",
] as const;

/** Real objects of the seed: the first that each list links to. */
async function addresses(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [list, look] of OBJECTS) {
    const text = await (await page.request.get(new URL(list, inject("baseUrl")).href)).text();
    const links = [...text.matchAll(/href="([^"?#]+)[^"]*"/g)].map(([, link = ""]) => link);
    const object = links.find((link) => look.test(link));
    if (object) found.push(list, object);
    if (object?.startsWith("/q/")) found.push(`${object}/comentarios`, `${object}/erro`);
  }
  return [...new Set([...PAGES, ...found])];
}

/**
 * Dialogs of an account, closed one after another; a fault where one is over work or beside a notice. A visitor's
 * dialogs are opened on request.
 */
async function closeDialogs(page: Page, tell: (fault: string) => void): Promise<string[]> {
  const names: string[] = [];
  const dialog = page.locator("dialog[open]");
  while ((await dialog.count()) > 0 && names.length < 4) {
    const name = (await dialog.first().getByRole("heading").first().textContent()) ?? "";
    names.push(name);
    if ((await page.locator("[data-undisturbed]").count()) > 0) tell(`${name} over work`);
    if ((await page.locator("#avisos > *, #convites > *").count()) > 0) tell(`${name} beside a notice`);
    await dialog.first().getByRole("button", { name: "Fechar" }).click();
    await page.clock.runFor(1000);
  }
  return names;
}

const viewers = {
  visitor: { who: null, comes: ["Cookies", "Canal do Farol no WhatsApp"] },
  "new student": {
    who: () => givenAccount("unverified"),
    comes: ["Cookies", "Confirme o seu e-mail", "Abrir o FarolGPT"],
  },
  student: { who: () => "aluna", comes: ["Cookies", "Abrir o FarolGPT"] },
} as const;

test.each(Object.keys(viewers) as (keyof typeof viewers)[])(
  "nothing that appears by itself or floats covers a control or a text, for a %s",
  async (kind) => {
    const { who, comes } = viewers[kind];
    const context = await openContext({ untouched: true, tolerated: /Failed to load resource/ });
    const page = await context.newPage();
    if (who) await logIn(page, who());
    const paths = await addresses(page);
    expect(paths.length).toBeGreaterThanOrEqual(40);
    await page.clock.install();
    // The invitation comes once a week: on each page here.
    await context.addInitScript(() => localStorage.removeItem("seen-farol-zap-overlay"));
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const [index, path] of paths.entries()) {
      if (index === 20) {
        // The banner is there on the first twenty pages; then its answer lets the next one come.
        await page.evaluate(() => localStorage.setItem("essential-cookies-only", "yes"));
      }
      await page.setViewportSize(screens.phone);
      await visit(page, path);
      await letTimePass(page, 12_000);
      for (const screen of ["phone", "desktop"] as const) {
        await page.setViewportSize(screens[screen]);
        await untilReady(page);
        for (const place of ["top", "middle", "end"] as const) {
          const closed = who ? await closeDialogs(page, (fault) => faults.push(`${path}: ${fault}`)) : [];
          for (const name of closed) {
            seen.add(name);
            if (path === CONFIRMATION) faults.push(`${name} over the page that confirms an e-mail`);
          }
          const { shown, covered } = await lookAtPage(page, place);
          for (const name of shown) seen.add(name);
          for (const each of covered) faults.push(`${path} ${screen} ${place}: ${each}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining([...comes]));
  },
  400_000,
);
