import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { SaveChoices } from "../components/save-choices.tsx";
import type { SaveExtra, SaveField } from "../domain/save-view.ts";
import { loadSaveMenu } from "../services/load-save-menu.server.ts";
import { saveForms } from "./save-question/save-question-action.server.ts";

export const meta = unlistedMeta("Salvar em uma lista");

function questionOf(request: Request): { code: string; ord: number } {
  const code = new URL(request.url).searchParams.get("questao") ?? "";
  const ord = ordOfCode(code);
  if (ord === null) throw new AppError("question-not-found");
  return { code, ord };
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const { code, ord } = questionOf(args.request);
  return json({ code, lists: await loadSaveMenu(deps, viewer, ord) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const forms = saveForms(deps, viewer, questionOf(args.request).ord);
  return handleForm<SaveField, SaveExtra>(args.request, forms, {
    "list-name": "nome",
    "list-not-found": null,
    "question-not-found": null,
  });
}

/** Without scripts; question cards have a sheet. */
export default function SaveQuestion() {
  const { code, lists } = useLoaderData<typeof loader>();
  const form = usePageForm<SaveField, SaveExtra>();
  return (
    <div className="page-width max-w-2xl py-6">
      <TextLink look="alone" to={questionPaths.question(code)}>
        Voltar à questão {code}
      </TextLink>
      <PageHeading className="mt-1 mb-4">Salvar em uma lista</PageHeading>
      <SaveChoices code={code} lists={lists} form={form} />
    </div>
  );
}
