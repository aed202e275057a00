import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoAccounts } from "#content/demo-accounts.ts";
import { dialog } from "./support/account-page.ts";
import { openPage, visit } from "./support/browser.ts";
import { logIn } from "./support/people.ts";

type Welcome = {
  /** Where the login leads; "/geral" unless told. */
  home?: string;
  menu: readonly string[];
  badge: "PRO" | "ADM" | null;
  dialog?: string;
};

const student = ["Início", "Questões", "Meu Perfil", "Informações e Ajuda"];
const school = ["Questões", "Meu Perfil"];
const pupil = ["Cadernos", ...school];
const teacher = ["Cadernos", "Biblioteca", ...school];
const office = ["Cadernos", "Biblioteca", "Gestão Escolar", ...school];

/** Somebody of a school: its notebooks come first. */
function member(schoolId: string, menu: readonly string[], badge: Welcome["badge"] = "PRO"): Welcome {
  return { home: `/escolas/${schoolId}/cadernos`, menu, badge };
}

const pro: Welcome = { menu: student, badge: "PRO" };

/** What each persona meets after signing in (spec 000 §2 and §4): the menu, the badge, and what is still asked of them. */
const welcomes: Readonly<Record<string, Welcome>> = {
  pendente: { menu: student, badge: null, dialog: "Confirme o seu e-mail" },
  incompleto: { menu: student, badge: null, dialog: "Complete o seu cadastro" },
  aluna: { menu: student, badge: null },
  basico: { menu: student, badge: null },
  pro,
  ultra: pro,
  mentorada: pro,
  mentor: pro,
  "mentor-chefe": pro,
  moderadora: pro,
  plantel: pro,
  "plantel-admin": pro,
  azambuja: pro,
  marista: pro,
  "marista-admin": pro,
  podion: pro,
  admin: {
    menu: [
      "Início",
      "Questões",
      "Submeter Exame",
      "Editar Exame",
      "Dashboard Admin",
      "Meu Perfil",
      "Informações e Ajuda",
    ],
    badge: "ADM",
  },
  "azambuja-aluna": member("azambuja", pupil),
  "azambuja-professor": member("azambuja", teacher),
  "azambuja-assistente": member("azambuja", office),
  "azambuja-admin": member("azambuja", office, "ADM"),
  "horizonte-aluna": member("horizonte", pupil),
  "horizonte-professor": member("horizonte", teacher),
  "horizonte-assistente": member("horizonte", office),
  "horizonte-admin": member("horizonte", office, "ADM"),
};

function badgeOf(page: Page): Promise<string[]> {
  return page
    .getByRole("banner")
    .getByText(/^(?:PRO|ADM)$/)
    .allTextContents();
}

test("everybody of the demonstration is told about here", () => {
  expect(Object.keys(welcomes).sort()).toEqual(demoAccounts.map(({ name }) => name).sort());
});

test.each(Object.entries(welcomes))(
  "%s lands at home with the menu and the badge of who they are",
  async (name, welcome) => {
    const page = await openPage();
    const home = await logIn(page, name);
    expect(home).toBe(welcome.home ?? "/geral");
    await visit(page, home);
    const links = page.getByRole("navigation", { name: "Principal" }).getByRole("link");
    expect((await links.allTextContents()).map((each) => each.trim())).toEqual(welcome.menu);
    expect(await badgeOf(page)).toEqual(welcome.badge ? [welcome.badge] : []);
    if (welcome.dialog) await dialog(page, welcome.dialog).waitFor();
    else expect(await page.getByRole("dialog").count()).toBe(0);
  },
);
