import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoAccounts } from "#content/demo-accounts.ts";
import { hasRoute, schoolStart } from "#tests/support/school-start.ts";
import { dialog } from "./support/account-page.ts";
import { openPage, visit } from "./support/browser.ts";
import { logIn } from "./support/people.ts";

type Welcome = {
  /** The page after the login; "/geral" by default. */
  home?: string;
  menu: readonly string[];
  badge: "PRO" | "ADM" | null;
  dialog?: string;
};

const study = ["Questões", "Listas", "Materiais", "Respostas", "FarolGPT"];
/** Schools have their own. */
const general = ["Questões", "Listas", "Materiais", "Respostas", "Simulados", "Redação", "FarolGPT"];
/** `own`: what a claim adds. */
const generalMenu = (...own: string[]) => ["Início", ...general, ...own, "Meu Perfil", "Informações e Ajuda"];
const student = generalMenu();
/** A school's menu with its pages (R-SHELL-3), those that there are. */
const schoolMenu = {
  "Tela Inicial": "dashboard",
  Cadernos: "cadernos",
  Simulados: "avaliacoes",
  Redações: "redacoes",
  "Análise de Erros": "analise-erros",
  Biblioteca: "biblioteca",
  "Criar Simulado": "criar-avaliacao",
  "Criar Redação": "criar-avaliacao",
  "Gestão Escolar": "gestao",
  "Suporte Técnico": "suporte",
  Auditoria: "auditoria",
} as const;
/** The items of the menu that a role has. */
const itemsOf = { aluna: 5, professor: 8, assistente: 10, admin: 11 } as const;

function schoolWelcome(schoolId: string, role: keyof typeof itemsOf): Welcome {
  const own = Object.entries(schoolMenu)
    .slice(0, itemsOf[role])
    .filter(([, page]) => hasRoute(`/escolas/:schoolId/${page}`))
    .map(([title]) => title);
  const badge = role === "admin" ? "ADM" : "PRO";
  return { home: schoolStart(schoolId), menu: [...own, ...study, "Meu Perfil"], badge };
}

const pro: Welcome = { menu: student, badge: "PRO" };

/** Each persona's pages after signing in (R-SHELL-2, R-SHELL-6): the menu, the badge, and what is still to complete. */
const welcomes: Readonly<Record<string, Welcome>> = {
  pendente: { menu: student, badge: null, dialog: "Confirme o seu e-mail" },
  incompleto: { menu: student, badge: null, dialog: "Complete o seu cadastro" },
  aluna: { menu: student, badge: null },
  basico: { menu: student, badge: null },
  pro,
  ultra: pro,
  mentorada: { ...pro, menu: generalMenu("Mentoria") },
  // A mentor on /geral goes to /mentores (R-ROUTE-6).
  mentor: { ...pro, home: "/mentores", menu: generalMenu("Correção de redações") },
  "mentor-chefe": { ...pro, home: "/mentores", menu: generalMenu("Correção de redações") },
  moderadora: { ...pro, menu: generalMenu("Moderação", "Correção de redações") },
  plantel: pro,
  "plantel-admin": { ...pro, menu: generalMenu("Adm Plantel", "Pedidos de acesso") },
  // Two that the seed has let into Marista's challenge.
  azambuja: { ...pro, menu: generalMenu("Desafio Marista") },
  marista: { ...pro, menu: generalMenu("Desafio Marista") },
  "marista-admin": {
    ...pro,
    home: "/escolas/marista",
    menu: generalMenu("Desafio Marista", "Pedidos de acesso"),
  },
  podion: { ...pro, menu: generalMenu("Desafio Marista") },
  admin: {
    menu: generalMenu("Submeter Exame", "Editar Exame", "Novo Material", "Dashboard Admin"),
    badge: "ADM",
  },
  "azambuja-aluna": schoolWelcome("azambuja", "aluna"),
  "azambuja-professor": schoolWelcome("azambuja", "professor"),
  "azambuja-assistente": schoolWelcome("azambuja", "assistente"),
  "azambuja-admin": schoolWelcome("azambuja", "admin"),
  "horizonte-aluna": schoolWelcome("horizonte", "aluna"),
  "horizonte-professor": schoolWelcome("horizonte", "professor"),
  "horizonte-assistente": schoolWelcome("horizonte", "assistente"),
  "horizonte-admin": schoolWelcome("horizonte", "admin"),
};

function badgeOf(page: Page): Promise<string[]> {
  return page
    .getByRole("banner")
    .getByText(/^(?:PRO|ADM)$/)
    .allTextContents();
}

test("every person of the demonstration is listed here", () => {
  expect(Object.keys(welcomes).sort()).toEqual(demoAccounts.map(({ name }) => name).sort());
});

/** Shown to a reader without scripts alone, over an open menu. */
const CLOSE_MENU = "Fechar menu";

// The documents are asserted: scripts change neither the menu nor the badge, and starting them is most of a page's cost.
test("every persona lands at home with the menu and the badge of who they are", async () => {
  const page = await openPage({ scripts: false });
  const links = page.getByRole("navigation", { name: "Principal" }).getByRole("link");
  for (const [name, { home = "/geral", menu, badge }] of Object.entries(welcomes)) {
    await page.context().clearCookies();
    const first = await logIn(page, name);
    await page.goto(first);
    const items = (await links.allTextContents()).map((each) => each.trim());
    const found = { first, menu: items.filter((item) => item !== CLOSE_MENU), badges: await badgeOf(page) };
    expect(found, name).toEqual({ first: home, menu, badges: badge ? [badge] : [] });
  }
});

test("an unfinished account gets dialogs for what it lacks, a finished one none", async () => {
  const page = await openPage();
  for (const name of ["pendente", "incompleto", "aluna"]) {
    const title = welcomes[name]?.dialog;
    await visit(page, await logIn(page, name));
    if (title) await dialog(page, title).waitFor();
    else expect(await page.getByRole("dialog").count()).toBe(0);
  }
});
