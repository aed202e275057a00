import dynamicIconImports from "lucide-react/dynamicIconImports";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hasPage } from "#app/platform/access/has-page.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { MenuGroup } from "#app/platform/page/domain/menu.ts";
import { menuOf } from "#app/shell/menu.server.ts";
import { demoViewer, demoViewers } from "#tests/support/demo-viewers.ts";

const everyPage = () => true;

const open = "Questões, Listas, Materiais, Respostas";
const everybody = "Início, Questões, Listas, Materiais, Respostas, Simulados, Redação, FarolGPT";
const person = `${everybody}, Meu Perfil, Informações e Ajuda`;
const withRole = (items: string) => `${everybody}, ${items}, Meu Perfil, Informações e Ajuda`;

const resources = `Recursos Farol: ${open}, FarolGPT, Meu Perfil`;
const student = "Tela Inicial, Cadernos, Simulados, Redações, Análise de Erros";
const teacher = `${student}, Biblioteca, Criar Simulado, Criar Redação`;
const assistant = `${teacher}, Gestão Escolar, Suporte Técnico`;
const schoolAdmin = `${assistant}, Auditoria`;

/** Folded, for everybody: more pages for studying. */
const more = "Revisão, Ranking, Provas anteriores, Praticar, Olimpíadas, Buscas salvas";
const moreOf = (viewer: Viewer | null) => `Mais para estudar: ${viewer ? "Trilhas, " : ""}${more}`;

/** Each persona's menu once every page exists (R-SHELL-2, R-SHELL-3). */
const menus: Readonly<Record<string, string>> = {
  visitante: `${everybody}, Informações e Ajuda`,
  pendente: person,
  incompleto: person,
  aluna: person,
  basico: person,
  pro: person,
  ultra: person,
  mentorada: withRole("Mentoria"),
  mentor: withRole("Correção de redações"),
  "mentor-chefe": withRole("Correção de redações"),
  moderadora: withRole("Moderação, Correção de redações"),
  plantel: person,
  "plantel-admin": withRole("Adm Plantel, Pedidos de acesso"),
  azambuja: person,
  marista: withRole("Desafio Marista"),
  "marista-admin": withRole("Desafio Marista, Pedidos de acesso"),
  podion: person,
  admin: withRole("Submeter Exame, Editar Exame, Novo Material, Dashboard Admin"),
  "azambuja-aluna": `${student} | ${resources}`,
  "azambuja-professor": `${teacher} | ${resources}`,
  "azambuja-assistente": `${assistant} | ${resources}`,
  "azambuja-admin": `${schoolAdmin} | ${resources}`,
  "horizonte-aluna": `${student} | ${resources}`,
  "horizonte-professor": `${teacher} | ${resources}`,
  "horizonte-assistente": `${assistant} | ${resources}`,
  "horizonte-admin": `${schoolAdmin} | ${resources}`,
};

function told(groups: readonly MenuGroup[]): string {
  return groups
    .map(({ title, items }) => `${title ? `${title}: ` : ""}${items.map((item) => item.title).join(", ")}`)
    .join(" | ");
}

/** A teacher of two schools. */
function inSeveral(): Viewer {
  const viewer = demoViewer("horizonte-professor");
  if (!viewer) throw new Error("no such demo account");
  return { ...viewer, otherSchools: [{ id: "azambuja", role: "teacher", person: 9 }] };
}

describe("the menu", () => {
  it.each(demoViewers)("of $name has their own items", ({ name, viewer }) => {
    expect(told(menuOf(viewer, everyPage))).toBe(`${menus[name]} | ${moreOf(viewer)}`);
  });

  it.each(demoViewers)("of $name shows today only pages that exist, in the same order", ({ viewer }) => {
    const all = menuOf(viewer, everyPage).flatMap(({ items }) => items);
    const shown = menuOf(viewer).flatMap(({ items }) => items);
    expect(shown).toEqual(all.filter(({ path }) => hasPage(path)));
    expect(shown.length).toBeGreaterThan(0);
    expect(
      all.filter(({ path }) => !hasPage(path)),
      "a menu item without its page",
    ).toEqual([]);
  });

  it("leads to one's own profile and to one's own school", () => {
    const addresses = menuOf(demoViewer("horizonte-admin"), everyPage).flatMap(({ items }) =>
      items.map(({ path }) => path),
    );
    expect(addresses).toContain("/u/horizonte-admin");
    expect(addresses).toContain("/escolas/horizonte/criar-avaliacao?redacao=true");
    expect(addresses.filter((path) => path.startsWith("/escolas/") && !path.includes("/horizonte/"))).toEqual(
      [],
    );
  });

  it("offers the change of school to those in several (R-ACCESS-6)", () => {
    const viewer = demoViewer("horizonte-professor");
    const several = inSeveral();
    const change = { title: "Trocar de escola", path: "/minhas-escolas" };
    expect(menuOf(several)[0]?.items[0]).toMatchObject(change);
    expect(menuOf(viewer)[0]?.items).not.toContainEqual(expect.objectContaining(change));
  });

  it("starts at the front page for a visitor, and in the general area for a person", () => {
    expect(menuOf(null)[0]?.items[0]).toMatchObject({ title: "Início", path: "/" });
    expect(menuOf(demoViewer("aluna"))[0]?.items[0]).toMatchObject({ title: "Início", path: "/geral" });
  });

  it("has no group without items", () => {
    for (const { viewer } of demoViewers)
      for (const known of [everyPage, hasPage, () => false])
        for (const { title, items } of menuOf(viewer, known))
          expect(title === null || items.length > 0).toBe(true);
  });
});

/** An icon as Lucide draws it, as a symbol; its lines inherit colour and width from where it is used. */
async function symbolOf(name: string): Promise<string> {
  const { default: Shape } = await dynamicIconImports[name as keyof typeof dynamicIconImports]();
  const shapes = renderToStaticMarkup(createElement(Shape)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

it("has its icons in one file beside the drawer, which `vitest -u` writes again", async () => {
  const items = [...demoViewers.map(({ viewer }) => viewer), inSeveral()]
    .flatMap((viewer) => menuOf(viewer, everyPage))
    .flatMap((group) => group.items);
  const names = [...new Set(items.map(({ icon }) => icon))].sort();
  const symbols = await Promise.all(names.map(symbolOf));
  const licence = "<!-- The icons of the menu, from Lucide (ISC licence, © Lucide Contributors). -->";
  const sprite = ['<svg xmlns="http://www.w3.org/2000/svg">', licence, ...symbols, "</svg>", ""].join("\n");
  await expect(sprite).toMatchFileSnapshot("../../../../app/shell/components/menu-icons.svg");
});
