import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { findPeople } from "#app/services/assessments/find-people.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { cleanText } from "#app/text/clean-text.ts";

const LONGEST = 100;

/** People for the page that makes an assessment: students (`quem=estudantes`) or colleagues, by name (`q`). */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const { searchParams } = new URL(args.request.url);
  const text = cleanText(searchParams.get("q") ?? "")
    .slice(0, LONGEST)
    .trim();
  const who = searchParams.get("quem") === "estudantes" ? "students" : "staff";
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json({
    people: await findPeople(deps, actor, { id: searchParams.get("avaliacao") ?? "", who, text }),
  });
}
