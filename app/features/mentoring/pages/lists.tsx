import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listedCodes } from "#app/features/bank/domain/listed-codes.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { MOST_TEST_QUESTIONS } from "../domain/test.ts";
import { mentoringPaths } from "../paths.ts";
import { createTestFrom } from "../services/create-test-from.server.ts";
import { loadTests } from "../services/load-tests.server.ts";
import { NewTestForm } from "./lists/new-test-form.tsx";
import { MadeTests, ReceivedTests } from "./lists/test-lines.tsx";

export const meta = unlistedMeta("Listas da mentoria");

/** Characters: the codes of a full test. */
const LONGEST_CODES = MOST_TEST_QUESTIONS * 12;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoringTests", args);
  return json(await loadTests(deps, viewer));
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
