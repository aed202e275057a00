import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TRAINING, TrainingChoice } from "#app/features/bank/components/training-choice.tsx";
import { listedCodes } from "#app/features/bank/domain/listed-codes.ts";
import { offersTraining } from "#app/features/bank/services/plan-draw.server.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type SentForm, sentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { ColourField } from "../components/colour-field.tsx";
import { LIST_TEXTS, MOST_LIST_QUESTIONS } from "../domain/list.ts";
import { listPaths } from "../paths.ts";
import { createListFrom, proposedListName } from "../services/list-source.server.ts";

export const meta = unlistedMeta("Nova lista");

/** Characters: the codes of a full list. */
const LONGEST_CODES = MOST_LIST_QUESTIONS * 10;
const PROPOSED = 45;

function readSource({ text }: Pick<SentForm, "text">) {
  return {
    search: text("busca", 12_000),
    codes: text("questoes", LONGEST_CODES),
    training: text(TRAINING) === "sim",
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("signedIn", args);
  const sent = sentForm(new URL(args.request.url).searchParams);
  const source = readSource(sent);
  const name = cutText(proposedListName(deps, source.search, sent.text("titulo").trim()), LIST_TEXTS.name);
  const listed = listedCodes(source.codes).length;
  return json({ source, name, listed, completes: listed === 0 && offersTraining(deps, source.search) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm<"nome">(
    args.request,
    async (form) => {
      const { id } = await createListFrom(deps, viewer, {
        name: form.text("nome"),
        colour: form.text("cor"),
        source: readSource(form),
        count: Math.max(1, form.whole("quantas") ?? PROPOSED),
      });
      return redirectFor(listPaths.list(id));
    },
    { "list-name": "nome" },
  );
}

/** Empty, or with the questions of an exam or a search. */
export default function NewList() {
  const { source, name, listed, completes } = useLoaderData<typeof loader>();
  const form = usePageForm<"nome">();
  return (
    <div className="page-width max-w-2xl py-6">
      <TextLink look="alone" to={listPaths.lists()}>
        ‹ Listas
      </TextLink>
      <PageHeading className="mt-1">Nova lista</PageHeading>
      {listed > 0 && (
        <p className="mt-1 text-muted">Com {plural(listed, "questão", "questões")}, em ordem.</p>
      )}
      <FormMessage of={form} className="mt-3" />
      <Form of={form} className="mt-4 space-y-4">
        <input type="hidden" name="busca" value={source.search} />
        <input type="hidden" name="questoes" value={source.codes} />
        <TextField label="Nome" {...form.field("nome", name)} maxLength={LIST_TEXTS.name} required />
        {source.search !== "" && listed === 0 && (
          <TextField
            label="Quantas questões desta busca"
            hint={`As primeiras, de 1 a ${MOST_LIST_QUESTIONS}.`}
            name="quantas"
            type="number"
            min={1}
            max={MOST_LIST_QUESTIONS}
            defaultValue={PROPOSED}
            inputMode="numeric"
          />
        )}
        {completes && <TrainingChoice chosen={source.training} />}
        <ColourField chosen="azul" />
        <Button type="submit" pending={form.pending}>
          Criar a lista
        </Button>
      </Form>
    </div>
  );
}
