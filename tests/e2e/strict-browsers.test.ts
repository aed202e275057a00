import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { openContext, untilReady, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { button, startFrom } from "./support/practice-page.ts";
import { alternativeRow, answerButton, codeOf, outcome, questionLinks } from "./support/question-page.ts";

const KINDS = ["localStorage", "sessionStorage", "indexedDB", "caches", "serviceWorker"] as const;
type Kind = (typeof KINDS)[number];

/** A browser that throws where a page asks for a kind of storage, or has none of it. */
async function refuse(
  context: BrowserContext,
  kinds: readonly Kind[],
  how: "throws" | "missing",
): Promise<void> {
  await context.addInitScript(
    ({ refused, throws }) => {
      const get = () => {
        if (throws) throw new DOMException("The operation is insecure.", "SecurityError");
        return undefined;
      };
      for (const kind of refused)
        Object.defineProperty(kind === "serviceWorker" ? navigator : window, kind, {
          configurable: true,
          get,
        });
    },
    { refused: kinds, throws: how === "throws" },
  );
}

/** Puts each text of the page into two `<font>`s as soon as it appears, as Chrome's translation does. */
async function translate(context: BrowserContext, how: "moves" | "replaces"): Promise<void> {
  await context.addInitScript((moves) => {
    const KEPT = "script, style, textarea, title, noscript, font";
    function wrapTexts(): void {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode);
      for (const text of texts) {
        if (!text.textContent?.trim() || text.parentElement?.closest(KEPT)) continue;
        const outer = document.createElement("font");
        const inner = outer.appendChild(document.createElement("font"));
        text.parentNode?.insertBefore(outer, text);
        if (moves) inner.appendChild(text);
        else {
          inner.textContent = text.textContent;
          text.parentNode?.removeChild(text);
        }
      }
    }
    document.addEventListener("DOMContentLoaded", () => {
      wrapTexts();
      // A task of its own, as the translation's: never amid a change of the page's own scripts.
      new MutationObserver(() => setTimeout(wrapTexts)).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
  }, how === "moves");
}

async function answerTo(page: Page, letter: string): Promise<void> {
  await alternativeRow(page, letter).click();
  await answerButton(page).click();
  await outcome(page).waitFor();
}

/** Search, pages of results, a question, its answer, the next one, an exam handed in, signing out. */
async function study(page: Page): Promise<void> {
  await visit(page, "/questoes");
  await logIn(page, givenAccount());
  await visit(page, "/questoes?tipo=multipla-escolha");
  await page.getByRole("link", { name: "Próximas", exact: true }).click();
  await page.waitForURL((url) => url.searchParams.size > 1);
  await untilReady(page);
  await questionLinks(page).first().click();
  await page.waitForURL("**/q/**");
  await untilReady(page);
  const first = codeOf(page);
  await answerTo(page, "B");
  await page.getByRole("button", { name: "Próxima questão" }).click();
  await expect.poll(() => codeOf(page)).not.toBe(first);
  await untilReady(page);
  await answerTo(page, "C");

  await visit(page, "/questoes?tipo=multipla-escolha");
  await startFrom(page, "Fazer como prova", 2);
  await alternativeRow(page, "A").click();
  await button(page, "Ver todas as questões").click();
  await dialog(page, "Questões").getByRole("button", { name: "Questão 2, em branco" }).click();
  await button(page, "Entregar prova").click();
  await dialog(page, "Entregar a prova?").getByRole("button", { name: "Entregar prova" }).click();
  await page.waitForURL(/\/resultado$/);

  await visit(page, "/geral");
  await button(page, "Meu perfil").click();
  await page.getByRole("menuitem", { name: "Sair" }).or(button(page, "Sair")).click();
  await page.getByRole("link", { name: "Entrar" }).or(button(page, "Entrar")).first().waitFor();
  expect(await page.getByText("Ocorreu um erro").count()).toBe(0);
}

test.each([
  ...KINDS.map((kind) => ["throws", [kind]] as const),
  ["throws", KINDS] as const,
  ["missing", KINDS] as const,
])("a student studies where the browser %s: %s", async (how, kinds) => {
  const context = await openContext({ screen: "phone" });
  await refuse(context, kinds, how);
  await study(await context.newPage());
});

test.each(["moves", "replaces"] as const)(
  "a student studies while a translation %s each text",
  async (how) => {
    const context = await openContext({ screen: "phone" });
    await translate(context, how);
    await study(await context.newPage());
  },
);
