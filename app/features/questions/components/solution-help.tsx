import type { ListedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading, SubHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { requestedText } from "../domain/solution-request.ts";
import { questionPaths } from "../paths.ts";

export type SolutionHelpData = {
  code: string;
  /** In words. */
  skill: string | null;
  topics: string[];
  requests: number;
  requested: boolean;
  /** With solutions. */
  alike: ListedQuestion[];
};

function Request({ help: { code, requests, requested } }: { help: SolutionHelpData }) {
  const form = useForm();
  if (form.reply?.done) return <FormMessage of={form} />;
  if (requested) return <p className="text-muted">{requestedText(requests)}</p>;
  return (
    <Form of={form} action={questionPaths.requestSolution(code)} className="space-y-2">
      <FormMessage of={form} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button type="submit" look="secondary" pending={form.pending}>
          Pedir uma resolução
        </Button>
        {requests > 0 && (
          <span className="text-sm text-muted">{plural(requests, "pessoa pediu", "pessoas pediram")}</span>
        )}
      </div>
    </Form>
  );
}

/** In place of a missing solution: what the question is about, look-alikes, comments, and the request. */
export function SolutionHelp({ help, comments }: { help: SolutionHelpData; comments: string }) {
  const { skill, topics, alike } = help;
  return (
    <>
      <div>
        <Heading>Esta questão ainda não tem resolução</Heading>
        {skill && <p className="mt-1 text-muted">O que ela avalia: {skill}.</p>}
        {!skill && topics.length > 0 && <p className="mt-1 text-muted">Assunto: {topics.join(", ")}.</p>}
      </div>
      {alike.length > 0 && (
        <section aria-labelledby="parecidas-resolvidas">
          <SubHeading id="parecidas-resolvidas">
            {plural(alike.length, "parecida com resolução", "parecidas com resolução")}
          </SubHeading>
          <ul className="mt-1 divide-y divide-line">
            {alike.map(({ heading, excerpt, address }) => (
              <li key={heading.code} className="relative py-2">
                <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
                  {heading.exam}
                  <TextLink look="cover" to={address}>
                    <span className="sr-only">Questão </span>
                    {heading.code}
                  </TextLink>
                </p>
                <p className="line-clamp-2 font-serif">{excerpt}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <TextLink look="alone" to={comments} rel="nofollow">
          Ver e escrever comentários
        </TextLink>
      </p>
      <Request help={help} />
    </>
  );
}
