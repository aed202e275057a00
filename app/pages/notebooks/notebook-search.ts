import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { readAddress } from "#app/domain/questions/search/read-address.ts";
import { searchQuestions } from "#app/services/questions/search-questions.server.ts";
import { searchView } from "#app/services/questions/search-view.server.ts";

/** The bank's own search (`q`), for the panel of a notebook's editor. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("schoolTeacher", args);
  const { origin, searchParams } = new URL(args.request.url);
  const found = await searchQuestions(deps, viewer, (catalogue) => readAddress({}, searchParams, catalogue));
  const { questions, address, title } = searchView(found, {
    viewer,
    origin,
    catalogue: deps.catalogue.current(),
  });
  const shown = questions.map(({ heading, excerpt, difficulty }) => ({
    code: heading.code,
    exam: heading.exam,
    subject: heading.subject,
    topics: heading.topics,
    excerpt,
    difficulty,
  }));
  return json({ address, title, questions: shown });
}
