import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { findPeople } from "../services/making/find-people.server.ts";

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
