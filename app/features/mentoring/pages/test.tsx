import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { practicePaths } from "#app/features/practice/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { type GivenFields, readGiven } from "../domain/test.ts";
import { mentoringPaths } from "../paths.ts";
import { loadTest } from "../services/load-tests.server.ts";
import { assignTestToMentees, startTest } from "../services/take-test.server.ts";
import { GiveForm } from "./test/give-form.tsx";
import { SittingCard } from "./test/sitting-card.tsx";
import { SittingTable } from "./test/sitting-table.tsx";

export const meta = unlistedMeta<typeof loader>((data) => data?.test.name ?? "Lista da mentoria");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoringTests", args);
  return json(await loadTest(deps, viewer, args.params.testId ?? ""));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoringTests", args);
  const id = args.params.testId ?? "";
  return handleForm<keyof GivenFields | "mentee">(
    args.request,
    {
      start: async () => redirectFor(practicePaths.session(await startTest(deps, viewer, id))),
      give: async (form) => {
        const fields = { mode: form.text("mode"), minutes: form.text("minutes"), due: form.text("due") };
        const { given, problems } = readGiven(fields, deps.now());
        const mentees = form.texts("mentee", 64);
        if (problems) return { problems };
        const count = await assignTestToMentees(deps, viewer, { id, mentees, given });
        return redirectFor(mentoringPaths.test(id, { feito: String(count) }));
      },
    },
    { "nobody-chosen": "mentee" },
  );
}

function doneText(word: string | null): string | null {
  if (word === "criada") return "Lista criada. Escolha agora quem vai fazer.";
  const count = /^\d{1,3}$/.test(word ?? "") ? Number(word) : null;
  if (count === null) return null;
  return count === 0
    ? "Quem você escolheu já tinha esta lista."
    : `${plural(count, "pessoa recebeu", "pessoas receberam")} a lista.`;
}

/** A test: for a mentee the way in or to the report, for a mentor who has it and how they did. */
export default function MentoringTest() {
  const { test, manages, own, userId, sittings, without, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm<keyof GivenFields | "mentee">();
  return (
    <SchoolFrame
      title={test.name}
      back={{ to: mentoringPaths.tests(), name: "Listas da mentoria" }}
      facts={`${plural(test.size, "questão", "questões")}. ${test.subjects.join(", ")}.`}
      actions={
        <ButtonLink look="secondary" to={mentoringPaths.printTest(test.id)}>
          Imprimir
        </ButtonLink>
      }
    >
      <FormMessage of={form} earlier={doneText(search.get("feito"))} className="mt-4" />
      {own && <SittingCard testId={test.id} own={own} userId={userId} form={form} />}
      {manages && <SittingTable testId={test.id} sittings={sittings} now={now} />}
      {manages && <GiveForm people={without} form={form} />}
    </SchoolFrame>
  );
}
