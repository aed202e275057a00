import * as build from "virtual:remix/server-build";

/** A route of the product with addresses that lead to it: without its optional parts, and with them. */
export type RouteAddresses = { id: string; paths: string[]; hasLoader: boolean; hasAction: boolean };

/** Values of the parameters in route paths, by name, where a test gives no others. */
const defaults: Readonly<Record<string, string>> = {
  institution: "ENEM",
  institutionName: "ENEM",
  exam: "dia-1",
  part: "paginas.xml",
  year: "2022",
  subject: "fisica",
  questionId: "00000000",
  caseId: "1",
  chargeId: "nenhuma",
  threadId: "00000000",
  schoolId: "azambuja",
  userId: "ninguem",
  pictureId: "nenhuma",
  sessionId: "nenhuma",
  menteeId: "ninguem",
  testId: "nenhuma",
  meetingId: "nenhum",
  themeId: "vacinacao",
  photoId: "nenhuma",
  mockExamId: "modelo-enem-2",
  listId: "nenhuma",
  essayId: "nenhuma",
  gradingId: "9999999",
  calibrationId: "9999999",
  trackCode: "nenhuma",
  subtopicCode: "nenhum",
  topicId: "9001",
  materialId: "nenhum",
  personId: "ninguem",
  classId: "nenhuma",
  communityCode: "nenhuma",
  notebookId: "nenhum",
  assessmentId: "nenhum",
  blockId: "nenhum",
  answer: "C",
  jobId: "nenhum",
  announcementId: "nenhum",
  rosterId: "nenhum",
  format: "csv",
  token: "x".repeat(43),
  "*": "nada/aqui.txt",
};

function filled(pattern: string, values: Readonly<Record<string, string>>, optional: boolean): string {
  const parts = pattern.split("/").flatMap((part) => {
    if (part.endsWith("?") && !optional) return [];
    const name = part === "*" ? "*" : /^:(\w+)\??$/.exec(part)?.[1];
    if (name === undefined) return [part.replace(/\?$/, "")];
    const value = values[name];
    if (value === undefined)
      throw new Error(`give the route parameter ":${name}" a value in every-address.ts`);
    return [value];
  });
  return `/${parts.join("/")}`;
}

/** The full path of a route: its own behind its parents'. */
function patternOf(id: string): string {
  const route = build.routes[id];
  if (!route) return "";
  return [route.parentId ? patternOf(route.parentId) : "", route.path ?? ""].filter(Boolean).join("/");
}

/**
 * Every route of the build's own manifest with these values in its address: for sweeps with objects of their own. The
 * root represents the frame of all pages.
 */
export function everyAddress(values: Readonly<Record<string, string>> = {}): RouteAddresses[] {
  return Object.entries(build.routes).map(([id, route]) => {
    const pattern = patternOf(id);
    const all = { ...defaults, ...values };
    const paths = [...new Set([filled(pattern, all, false), filled(pattern, all, true)])];
    const { loader, action } = route?.module ?? {};
    return { id, paths, hasLoader: loader !== undefined, hasAction: action !== undefined };
  });
}
