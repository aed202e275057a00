import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { FrontHeading } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { MOST_TRIED_CHARACTERS, type TrialExtra } from "../domain/words/text-trial.ts";
import { tryText } from "../services/editing/try-text.server.ts";
import { latexTopics } from "./latex-manual/examples.ts";
import { TryIt } from "./latex-manual/try-it.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "Manual de LaTeX",
    description:
      "Como escrever fórmulas no Farol: frações, raízes, funções em português, matrizes, química e unidades, com exemplos prontos e um espaço para experimentar.",
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Examples with their rendering. */
export async function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  const topics = [];
  for (const { id, title, intro, examples } of latexTopics) {
    const drawn = [];
    for (const { source, note } of examples) {
      const trial = await tryText(source);
      drawn.push({ source, note, html: trial.problem === null ? trial.html : "" });
    }
    topics.push({ id, title, intro, examples: drawn });
  }
  return publicReply(args.request, questionPaths.latexManual(), { topics });
}

export async function action(args: ActionFunctionArgs) {
  requireAccess("public", args);
  return handleForm<"texto", TrialExtra>(args.request, async (form) => {
    const trial = await tryText(form.text("texto", 10 * MOST_TRIED_CHARACTERS));
    return trial.problem === null ? { trial } : { problems: { texto: trial.problem } };
  });
}

type Topic = ReturnType<typeof useLoaderData<typeof loader>>["topics"][number];

function TopicSection({ topic }: { topic: Topic }) {
  return (
    <Section id={topic.id} title={topic.title}>
      <p className="mt-1 max-w-prose text-muted">{topic.intro}</p>
      <ul className="mt-4 space-y-3">
        {topic.examples.map(({ source, note, html }) => (
          <li key={source} className="card grid gap-3 p-4 sm:grid-cols-2 sm:items-center">
            <div className="min-w-0">
              <pre className="overflow-x-auto rounded-control bg-inset p-3 text-sm whitespace-pre-wrap break-words">
                <code>{source}</code>
              </pre>
              {note && <p className="mt-2 text-sm text-muted">{note}</p>}
            </div>
            <RichText html={html} className="min-w-0 text-[1.125rem] leading-[1.65]" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default function LatexManual() {
  const { topics } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-4xl py-8">
      <FrontHeading>Manual de LaTeX</FrontHeading>
      <p className="mt-2 max-w-prose text-lg text-muted">
        Como se escrevem fórmulas no Farol. Em cada exemplo, primeiro o que se digita e depois como fica.
      </p>
      <nav aria-label="Nesta página" className="mt-4">
        <ul className="flex flex-wrap gap-x-4">
          {topics.map(({ id, title }) => (
            <li key={id}>
              <TextLink look="alone" href={`#${id}`}>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        <TryIt />
      </div>
      {topics.map((topic) => (
        <TopicSection key={topic.id} topic={topic} />
      ))}
    </div>
  );
}
