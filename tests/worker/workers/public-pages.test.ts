import { describe, expect, it, test } from "vitest";
import { signInPaths } from "#app/features/accounts/paths.ts";
import { communityPaths } from "#app/features/communities/paths.ts";
import { pastExamPaths } from "#app/features/exams/paths.ts";
import { aboutPaths, blogPaths } from "#app/features/home/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { filePaths } from "#app/platform/paths/files.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, ORIGIN } from "#tests/support/door.ts";
import { givenQuestion, givenStudent } from "#tests/support/given.ts";

const listed = [
  aboutPaths.about(),
  aboutPaths.inEnglish(),
  aboutPaths.terms(),
  aboutPaths.plans(),
  aboutPaths.assistant(),
  aboutPaths.schoolHelp(),
  blogPaths.studyPlanIta(),
  blogPaths.studyPlanIme(),
  pastExamPaths.espcex2024(),
  questionPaths.latexManual(),
  communityPaths.azambuja(),
  communityPaths.plantel(),
];

async function htmlOf(path: string, cookie?: string) {
  const response = await door.send(path, { cookie });
  expect(response.status).toBe(200);
  return { response, html: await response.text() };
}

function contentOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? "");
}

describe("a public page", () => {
  test.each([...listed, signInPaths.welcome()])(
    "%s has one h1, a title, a description and one address",
    async (path) => {
      const { response, html } = await htmlOf(path);
      expect(contentOf(html, /<(h1)[ >]/g)).toHaveLength(1);
      expect(contentOf(html, /<title>([^<]+) \| Farol<\/title>/g)).toHaveLength(1);
      expect(contentOf(html, /<meta name="description" content="([^"]{20,260})"/g)).toHaveLength(1);
      expect(contentOf(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([ORIGIN + path]);
      expect(contentOf(html, /<meta property="og:url" content="([^"]+)"/g)).toEqual([ORIGIN + path]);
      expect(contentOf(html, /<meta property="og:image" content="([^"]+)"/g)).toHaveLength(1);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=300");
    },
  );

  test.each(listed)("%s may be listed by search engines", async (path) => {
    expect((await htmlOf(path)).html).not.toContain("noindex");
  });

  test.each(listed)("%s points only at anchors that it has", async (path) => {
    const { html } = await htmlOf(path);
    const ids = new Set(contentOf(html, / id="([^"]+)"/g));
    const lost = contentOf(html, /<a [^>]*href="#([^"]+)"/g).filter((anchor) => !ids.has(anchor));
    expect(lost).toEqual([]);
  });

  test.each(listed)("%s links only to pages that exist", async (path) => {
    const { html } = await htmlOf(path);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const links = new Set(contentOf(main, /<a [^>]*href="(\/[^"#]*)/g));
    // A file of the build, served beside the Worker (tests/house/routes.test.ts).
    links.delete(aboutPaths.licences());
    const cookie = await givenStudent();
    const statusOf = async (link: string) => {
      const { status } = await door.send(link);
      // A page that requires a login exists for a signed-in person.
      return status === 401 ? (await door.send(link, { cookie })).status : status;
    };
    const statuses = await Promise.all(
      [...links].map(async (link) => ({ link, status: await statusOf(link) })),
    );
    expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it("is nobody else's when somebody is signed in", async () => {
    const { response } = await htmlOf(aboutPaths.plans(), await givenStudent());
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });
});

it("the privacy policy is at the required anchor (R-ROUTE-1)", async () => {
  const { html } = await htmlOf("/termos/");
  expect(html).toMatch(/<section id="uso"[^>]*><h2>Política de privacidade/);
});

it("the English page is marked as English, and each language points at the other", async () => {
  const english = await htmlOf(aboutPaths.inEnglish());
  expect(english.html).toContain('<article class="article" lang="en">');
  expect(english.html).toContain(`hrefLang="pt-BR" href="${ORIGIN}${aboutPaths.about()}"`);
  expect((await htmlOf(aboutPaths.about())).html).toContain(
    `hrefLang="en" href="${ORIGIN}${aboutPaths.inEnglish()}"`,
  );
});

it("the welcome page greets by first name, and search engines do not list it", async () => {
  const { html } = await htmlOf(signInPaths.welcome(), await givenStudent());
  expect(html.replaceAll("<!-- -->", "")).toContain("Boas-vindas, Iara!");
  expect(html).toContain('<meta name="robots" content="noindex"');
});

it("the partner school's page is in a container alone", async () => {
  const { html } = await htmlOf(communityPaths.azambuja());
  expect(html).not.toMatch(/<(?:header|nav|footer)[ >]/);
  expect((await htmlOf(aboutPaths.about())).html).toMatch(/<footer[ >]/);
});

describe("the sitemap", () => {
  it("lists the public pages, and the searches that find something, but no empty one", async () => {
    await givenQuestion({ institution: "ITA", subject: "quimica" });
    const response = await door.send(filePaths.sitemapPart("paginas.xml"));
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const addresses = contentOf(await response.text(), /<loc>([^<]+)<\/loc>/g);
    for (const path of listed) expect(addresses).toContain(ORIGIN + path);
    expect(addresses).toContain(`${ORIGIN}/questoes/ITA`);
    expect(addresses).toContain(`${ORIGIN}/questoes/ITA/todos/quimica`);
    expect(addresses).toContain(`${ORIGIN}/questoes/todas/todos/quimica`);
    expect(addresses.filter((address) => address.includes("/UEM"))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it("is in parts, which together contain every question once with the day of its last change", async () => {
    const exam = { year: 2017, phase: null, day: 2, booklet: null };
    const own = [await givenQuestion({ exam }), await givenQuestion({ exam: { ...exam, year: 2031 } })];
    await givenQuestion({ exam, status: "quarantined", quarantineReason: "teste" });
    const index = await (await door.send(filePaths.sitemap())).text();
    const parts = contentOf(index, /<loc>([^<]+)<\/loc>/g).map((address) => new URL(address).pathname);
    expect(parts.slice(0, 2)).toEqual(["/sitemap/paginas.xml", "/sitemap/provas.xml"]);
    const texts = await Promise.all(parts.slice(1).map(async (part) => (await door.send(part)).text()));
    const addresses = texts.flatMap((text) => contentOf(text, /<loc>([^<]+)<\/loc>/g));
    for (const { code } of own) expect(addresses).toContain(`${ORIGIN}/q/${code}`);
    expect(addresses).toContain(`${ORIGIN}/provas-anteriores/ENEM/2017/dia-2`);
    const questions = addresses.filter((address) => /\/[qo]\//.test(address));
    const held = await bindings.DB.prepare(
      "SELECT count(*) AS n FROM questions WHERE status <> 'quarantined'",
    ).first<{
      n: number;
    }>();
    expect([questions.length, new Set(addresses).size]).toEqual([held?.n, addresses.length]);
    expect(texts.at(-1)).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  it("is where robots.txt says", async () => {
    const text = await (await door.send(filePaths.robots())).text();
    expect(text).toContain(`\nSitemap: ${ORIGIN}${filePaths.sitemap()}\n`);
    expect(text).toContain("Disallow: /callable/");
  });
});
