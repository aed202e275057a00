import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { QuestionHeading } from "#app/features/bank/domain/question-heading.ts";
import { readAddress } from "#app/features/bank/domain/search/read-address.ts";
import { searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import { searchView } from "#app/features/bank/services/search-view.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { readNotebookFilter } from "../domain/notebook-filter.ts";
import { listOwnQuestions } from "../services/own-questions.server.ts";

/** The bank's own search (`q`), or the school's own questions (`de=escola`), for the panel of a notebook's editor. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const { origin, searchParams } = new URL(args.request.url);
  if (searchParams.get("de") === "escola") {
    const actor = schoolActor(viewer, args.params, context.requestId);
    const filter = { ...readNotebookFilter(searchParams), active: true };
    const { questions } = await listOwnQuestions(deps, actor, filter, null);
    return json({ address: "", title: "Questões da escola", questions: questions.map(shownQuestion) });
  }
  const found = await searchQuestions(deps, viewer, (catalogue) => readAddress({}, searchParams, catalogue));
  const { questions, address, title } = searchView(found, {
    viewer,
    origin,
    catalogue: deps.catalogue.current(),
  });
  return json({ address, title, questions: questions.map(shownQuestion) });
}

function shownQuestion({ heading, excerpt }: { heading: QuestionHeading; excerpt: string }) {
  const { code, exam, subject } = heading;
  return { code, exam, subject, excerpt };
}
