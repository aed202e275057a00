import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { topicNames } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { listedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { skillInWords } from "#app/features/bank/domain/skill-descriptions.ts";
import { ordOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { solutionHelp } from "#app/features/bank/services/solution-help.server.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { SolutionHelp } from "../components/solution-help.tsx";
import { requestedText } from "../domain/solution-request.ts";
import { questionPaths } from "../paths.ts";
import { requestSolution } from "../services/request-solution.server.ts";

export const meta = unlistedMeta("Pedir uma resolução");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const ord = ordOfParams(args.params);
  const code = questionCode(ord);
  const { skill, hasSolution, requests, requested, topics, alike } = await solutionHelp(deps, viewer, ord);
  if (hasSolution) throw redirect(questionPaths.question(code));
  const catalogue = deps.catalogue.current();
  return json({
    code,
    skill: skill === null ? null : skillInWords(skill),
    topics: topicNames(topics, catalogue),
    requests,
    requested,
    alike: alike.map((row) => listedQuestion(row, questionPaths.question, catalogue)),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const ord = ordOfParams(args.params);
  return handleForm(args.request, async () => {
    return { done: true, message: requestedText(await requestSolution(deps, viewer, ord)) };
  });
}

/** The question page shows the same below its alternatives. */
export default function RequestSolution() {
  const help = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-xl py-6">
      <TextLink look="alone" to={questionPaths.question(help.code)}>
        Voltar à questão
      </TextLink>
      <PageHeading className="mt-2">Pedir uma resolução</PageHeading>
      <p className="mt-1 text-muted">
        Questão <span className="font-mono">{help.code}</span>
      </p>
      <Card className="mt-4 space-y-4">
        <SolutionHelp help={help} comments={questionPaths.comments(help.code)} />
      </Card>
    </div>
  );
}
