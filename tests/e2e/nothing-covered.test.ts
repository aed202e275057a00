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

/** A page of each kind that an account has, those on which somebody works among them. */
const PAGES = [
  CONFIRMATION,
  ...["/", "/gerador-listas", "/ranking", "/planos", "/sobre", "/farol-gpt-ia", "/gpt", "/praticar", "/foto"],
  ...["/blog/plano-de-estudos-vestibular-ita", "/revisao/cartoes", "/redacao/evolucao", "/welcome"],
] as const;

/** More that are drawn as they are for a visitor, or with a notice of their own. */
const PAGES_OF_VISITORS = [
  ...["/geral", "/listas/nova", "/termos", "/mentoria-de-estudos", "/espcex-2024", "/manual-latex"],
  ...["/revisao", "/escolas/ajuda", "/buscas-salvas", "/entrar", "/en/about"],
  "/blog/plano-de-estudos-vestibular-ime",
] as const;

/** Lists, and real objects of the seed: the first that each list links to. */
async function seeded(page: Page): Promise<{ lists: string[]; objects: string[] }> {
  const objects: string[] = [];
  for (const [list, look] of OBJECTS) {
    const text = await (await page.request.get(new URL(list, inject("baseUrl")).href)).text();
    const links = [...text.matchAll(/href="([^"?#]+)[^"]*"/g)].map(([, link = ""]) => link);
    const object = links.find((link) => look.test(link));
    if (object) objects.push(object);
    if (object?.startsWith("/q/")) objects.push(`${object}/comentarios`, `${object}/erro`);
  }
  return { lists: OBJECTS.map(([list]) => list), objects: [...new Set(objects)] };
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

type Seeded = Awaited<ReturnType<typeof seeded>>;

/**
 * The pages on which each looks. What floats where nothing has come by itself is looked at on every page, in
 * real-objects.test.ts and its twins.
 */
const viewers = {
  visitor: {
    who: null,
    pages: ({ lists, objects }: Seeded) => [...PAGES, ...PAGES_OF_VISITORS, ...lists, ...objects],
    least: 46,
    comes: ["Cookies", "Canal do Farol no WhatsApp"],
  },
  "new student": {
    who: () => givenAccount("unverified"),
    pages: ({ objects }: Seeded) => [...objects, ...PAGES],
    least: 24,
    comes: ["Cookies", "Confirme o seu e-mail", "Abrir o FarolGPT"],
  },
  student: {
    who: () => "aluna",
    pages: ({ objects }: Seeded) => objects,
    least: 10,
    comes: ["Cookies", "Abrir o FarolGPT"],
  },
} as const;

test.each(Object.keys(viewers) as (keyof typeof viewers)[])(
  "nothing that appears by itself or floats covers a control or a text, for a %s",
  async (kind) => {
    const { who, pages, least, comes } = viewers[kind];
    const context = await openContext({ untouched: true, tolerated: /Failed to load resource/ });
    const page = await context.newPage();
    if (who) await logIn(page, who());
    const paths = pages(await seeded(page));
    expect(paths.length).toBeGreaterThanOrEqual(least);
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
        const closed = who ? await closeDialogs(page, (fault) => faults.push(`${path}: ${fault}`)) : [];
        for (const name of closed) {
          seen.add(name);
          if (path === CONFIRMATION) faults.push(`${name} over the page that confirms an e-mail`);
        }
        const { shown, covered } = await lookAtPage(page);
        for (const name of shown) seen.add(name);
        for (const each of covered) faults.push(`${path} ${screen} ${each}`);
      }
    }
    expect(faults).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining([...comes]));
  },
  400_000,
);
