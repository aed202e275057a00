import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { resultOrders } from "../domain/results/results-table.ts";
import { readOwnResult } from "../services/results/read-own-result.server.ts";
import { readResults } from "../services/results/read-results.server.ts";
import { resultsView } from "../services/results/results-view.ts";
import { OwnResultPage } from "./results/own-result.tsx";
import { resultForms } from "./results/results-action.server.ts";
import { TeacherResults } from "./results/teacher-results.tsx";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Resultados de ${data.opened.title}` : "Resultados",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const id = args.params.assessmentId ?? "";
  if (actor.role === "student")
    return json({ view: "student" as const, opened: await readOwnResult(deps, actor, id) });
  const query = new URL(args.request.url).searchParams;
  const classId = query.get("turma") || null;
  const order = resultOrders.find((each) => each === query.get("ordem")) ?? "nota";
  const place = /^\d{1,3}$/.test(query.get("questao") ?? "") ? Number(query.get("questao")) - 1 : null;
  const onlyNeeding = query.get("precisa") === "1";
  const read = await readResults(deps, actor, id, { classId, order, place });
  const asked = { classId, order, onlyNeeding };
  return json({ view: "staff" as const, opened: { ...resultsView(read, { place, onlyNeeding }), asked } });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, resultForms(deps, actor, args.params.assessmentId ?? ""), {
    "assessment-key-not-taken": "respostas",
  });
}

export default function Results() {
  const data = useLoaderData<typeof loader>();
  if (data.view === "student") return <OwnResultPage opened={data.opened} />;
  return <TeacherResults opened={data.opened} />;
}
