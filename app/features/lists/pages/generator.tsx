import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { listPaths } from "../paths.ts";
import { loadGenerator } from "../services/load-generator.server.ts";
import { BlueprintForm } from "./generator/blueprint-form.tsx";
import { BlueprintLinks } from "./generator/blueprint-links.tsx";
import { GeneratedQuestions } from "./generator/generated-questions.tsx";
import { generatorForms } from "./generator/generator-action.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: "Gerar lista de questões",
        description:
          "Diga quantas questões de cada assunto você quer, e o Farol monta a lista com questões de provas.",
        canonical: data.canonical,
      })
    : [];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { searchParams, origin } = new URL(args.request.url);
  const view = await loadGenerator(deps, viewer, searchParams);
  return json({ ...view, canonical: origin + listPaths.generator(), signedIn: viewer !== null });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm<"nome">(args.request, generatorForms(deps, viewer), {
    "list-name": "nome",
    "blueprint-name": "nome",
    "question-not-found": null,
  });
}

/** The blueprint and its result are the address: the same address shows the same list. */
export default function Generator() {
  const data = useLoaderData<typeof loader>();
  const form = usePageForm<"nome">();
  return (
    <div className="page-width max-w-[75rem] py-6">
      <TextLink look="alone" to={listPaths.lists()}>
        ‹ Listas
      </TextLink>
      <PageHeading className="mt-1">Gerar lista</PageHeading>
      <FormMessage of={form} className="mt-3" />
      <div className="mt-4 gap-8 lg:grid lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <BlueprintLinks
            key={`links ${data.query}`}
            templates={data.templates}
            saved={data.saved}
            form={form}
          />
          <BlueprintForm key={data.query} view={data} form={form} />
        </div>
        <section id="resultado" aria-label="Resultado" className="mt-8 scroll-mt-20 min-w-0 lg:mt-0">
          {data.result ? (
            <GeneratedQuestions result={data.result} query={data.query} form={form} />
          ) : (
            <Empty className="">
              As questões aparecem aqui. Depois você troca as que quiser e salva como lista.
            </Empty>
          )}
        </section>
      </div>
    </div>
  );
}
