import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { MOST_TEST_QUESTIONS } from "#app/domain/mentoring/test.ts";
import { listedCodes } from "#app/domain/practice/start-fields.ts";
import { mentoringPaths } from "#app/paths/mentoring.ts";
import { createTestFrom } from "#app/services/mentoring/create-test-from.server.ts";
import { openTests } from "#app/services/mentoring/open-tests.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { NewTestForm } from "./lists/new-test-form.tsx";
import { MadeTests, ReceivedTests } from "./lists/test-lines.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Listas da mentoria") },
  { name: "robots", content: "noindex" },
];

/** Characters: the codes of a full test. */
const LONGEST_CODES = MOST_TEST_QUESTIONS * 12;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoringTests", args);
  return json(await openTests(deps, viewer));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoringTests", args);
  return handleForm<"name" | "codes">(
    args.request,
    {
      create: async (form) => {
        const codes = listedCodes(form.text("codes", LONGEST_CODES));
        const sent = {
          name: form.text("name"),
          colour: form.text("cor"),
          list: form.text("list", 64),
          codes,
        };
        const { id } = await createTestFrom(deps, viewer, sent);
        return redirectFor(mentoringPaths.test(id, { feito: "criada" }));
      },
    },
    { "list-name": "name", "list-empty": "codes" },
  );
}

/** The tests a mentee has, and those a mentor makes. */
export default function MentoringLists() {
  const { isMentor, received, made, lists, now } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title="Listas da mentoria"
      back={
        isMentor
          ? { to: mentoringPaths.mentors(), name: "Meus mentorados" }
          : { to: mentoringPaths.week(), name: "Mentoria" }
      }
      facts={
        isMentor ? "Monte uma lista, passe a quem você acompanha e veja o relatório de cada um." : undefined
      }
    >
      {(!isMentor || received.length > 0) && <ReceivedTests tests={received} now={now} />}
      {isMentor && <MadeTests tests={made} />}
      {isMentor && <NewTestForm lists={lists} />}
    </SchoolFrame>
  );
}
