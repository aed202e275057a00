import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { readNotebookFilter } from "#app/domain/notebooks/notebook-filter.ts";
import type { QuestionHeading } from "#app/domain/questions/question-heading.ts";
import { readAddress } from "#app/domain/questions/search/read-address.ts";
import { listOwnQuestions } from "#app/services/notebooks/own-questions.server.ts";
import { searchQuestions } from "#app/services/questions/search-questions.server.ts";
import { searchView } from "#app/services/questions/search-view.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";

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
