import { bindings } from "./bindings.ts";
import { door } from "./door.ts";
import { freshId, signedIn } from "./given.ts";
import { givenAdmin, givenKnown, type Known, postFields } from "./given-admin.ts";
import { viewerOfCookie } from "./viewers.ts";

export const adminPage = "/admin/comunidades";

/** What an admin types for a new community, with everything it can have. */
export function typedCommunity(code: string) {
  return {
    intent: "create",
    code,
    name: `Clube ${code}`,
    menu: "",
    colour: "#5b2a86",
    lead: "Quem estuda junto para o ITA.",
    about: "A gente se encontra às quintas.\n\nTodo mundo é bem-vindo.",
    points: "7",
    catalogue: "ita, ENEM",
    lists: "",
    modules: ["shifts", "challenge", "ranking"],
  };
}

/** A community as the team makes it: by the page's form alone. */
export async function givenCommunity() {
  const team = await givenAdmin();
  const code = `clube-${freshId().slice(0, 8)}`;
  const made = await postFields(adminPage, typedCommunity(code), team.cookie);
  return { code, path: `/comunidades/${code}`, team, made };
}

export type Made = Awaited<ReturnType<typeof givenCommunity>>;

/**
 * Somebody who requested access on the community's page and was admitted by its desk. `admin`: made one of its admins
 * there.
 */
export async function givenMember({ path, team }: Made, { admin = false } = {}): Promise<Known> {
  const person = await givenKnown({ firstName: admin ? "Dora" : "Bia" });
  await postFields(path, { intent: "ask", message: "Sou da turma de quinta." }, person.cookie);
  const { id } = person.viewer;
  await postFields(`${path}/admin`, { intent: "accept", person: id, campaign: "" }, team.cookie);
  if (admin) await postFields(`${path}/admin`, { intent: "admin", person: id, wanted: "sim" }, team.cookie);
  // With a token of now: the former one would be renewed by each request.
  const cookie = await signedIn(person.person);
  return { ...person, cookie, viewer: await viewerOfCookie(cookie) };
}

export async function menuOf({ cookie }: Known): Promise<string[]> {
  const response = await door.send("/questoes?_data=root", { cookie });
  const { menu } = (await response.json()) as { menu: { items: { title: string; path: string }[] }[] };
  return menu.flatMap(({ items }) => items.map(({ title, path }) => `${title} ${path}`));
}

/** A count of the database. */
export async function counted(sql: string, ...values: (string | number)[]): Promise<number> {
  return (
    (await bindings.DB.prepare(sql)
      .bind(...values)
      .first<number>("n")) ?? 0
  );
}
