import { describe, expect, it } from "vitest";
import { homePath, pathFromGeneral, pathIntoSchool } from "#app/platform/access/home-path.ts";
import { pages } from "#tests/house/route-map.ts";
import { demoViewer, demoViewers, VISITOR } from "#tests/support/demo-viewers.ts";

const everyPage = () => true;
const noPageYet = () => false;

/** Where people belong once every page is there; all others belong in the general area. */
const homes: Readonly<Record<string, string>> = {
  [VISITOR]: "/",
  mentor: "/mentores",
  "mentor-chefe": "/mentores",
  "marista-admin": "/escolas/marista",
  "azambuja-aluna": "/escolas/azambuja/cadernos",
  "azambuja-professor": "/escolas/azambuja/cadernos",
  "azambuja-assistente": "/escolas/azambuja/cadernos",
  "azambuja-admin": "/escolas/azambuja/cadernos",
  "horizonte-aluna": "/escolas/horizonte/cadernos",
  "horizonte-professor": "/escolas/horizonte/cadernos",
  "horizonte-assistente": "/escolas/horizonte/cadernos",
  "horizonte-admin": "/escolas/horizonte/cadernos",
};

describe("where a person belongs after signing in, and from the front page", () => {
  it.each(demoViewers)("$name, once every page is there", ({ name, viewer }) => {
    expect(homePath(viewer, everyPage)).toBe(homes[name] ?? "/geral");
  });

  it.each(demoViewers)("$name, while those pages are not there: the general area", ({ name, viewer }) => {
    expect(homePath(viewer, noPageYet)).toBe(name === VISITOR ? "/" : "/geral");
  });

  it.each(demoViewers)("$name, today: as the map of the product says", ({ name, viewer }) => {
    const belongs = homes[name] ?? "/geral";
    // Until the notebooks are there, the first page of the school.
    const wanted = [belongs, belongs.replace("/cadernos", "/dashboard")];
    const patterns = pages.map(({ pattern }) => pattern.replace(":schoolId/", `${viewer?.school?.id}/`));
    expect(homePath(viewer)).toBe(wanted.find((each) => patterns.includes(each)) ?? "/geral");
  });

  it("every page that is somebody's home is in the map", () => {
    const known = pages.map(({ pattern }) => pattern);
    for (const wanted of ["/mentores", "/escolas/marista", "/escolas/:schoolId/cadernos"])
      expect(known).toContain(wanted);
  });
});

describe("where the general area sends a person", () => {
  it("redirects people of schools and mentors, and nobody else", () => {
    const sent = demoViewers.flatMap(({ name, viewer }) => {
      const path = viewer && pathFromGeneral(viewer, everyPage);
      return path ? [[name, path]] : [];
    });
    const { [VISITOR]: _, "marista-admin": __, ...expected } = homes;
    expect(Object.fromEntries(sent)).toEqual(expected);
  });

  it("never leads in a circle: who is sent on from the front page stays, or goes there from the general area too", () => {
    for (const { viewer } of demoViewers)
      for (const known of [everyPage, noPageYet])
        if (viewer && homePath(viewer, known) === "/geral") expect(pathFromGeneral(viewer, known)).toBeNull();
  });

  it("is the school's for a mentor of a school", () => {
    const teacher = demoViewer("horizonte-professor");
    if (!teacher) throw new Error("the teacher is signed in");
    expect(pathFromGeneral({ ...teacher, claims: ["mentor"] }, everyPage)).toBe(
      "/escolas/horizonte/cadernos",
    );
  });
});

describe("where a school's own page sends a person", () => {
  it("sends the school's people and admins to its notebooks, and nobody else", () => {
    const sent = demoViewers.filter(({ viewer }) => pathIntoSchool("azambuja", viewer, everyPage));
    expect(sent.map(({ name }) => name).sort()).toEqual([
      "admin",
      "azambuja-admin",
      "azambuja-aluna",
      "azambuja-assistente",
      "azambuja-professor",
    ]);
    expect(pathIntoSchool("azambuja", demoViewer("admin"), everyPage)).toBe("/escolas/azambuja/cadernos");
  });

  it("redirects nobody while the notebooks have no page", () => {
    expect(demoViewers.filter(({ viewer }) => pathIntoSchool("azambuja", viewer, noPageYet))).toEqual([]);
  });
});
