import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { essayPaths } from "../paths.ts";
import { requestAppeal } from "../services/grading/appeal-essay.server.ts";
import { loadEssayResult } from "../services/load-result.server.ts";
import { rewriteEssay } from "../services/rewrite-essay.server.ts";
import { AppealPart } from "./essay-result/appeal-part.tsx";
import { EssayMirror } from "./essay-result/essay-mirror.tsx";
import { FormerText } from "./essay-result/former-text.tsx";
import { MarkedEssay } from "./essay-result/marked-essay.tsx";
import { RewritePart } from "./essay-result/rewrite-part.tsx";
import { essaysLink } from "./essays-link.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Resultado: ${data.theme}` : "Resultado da redação",
);

const LONGEST = 2000;
const idIn = ({ essayId = "" }: LoaderFunctionArgs["params"]) => essayId.slice(0, 64);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadEssayResult(deps, viewer, idIn(args.params)));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const handlers = {
    appeal: async (form: SentForm) => {
      await requestAppeal(deps, viewer, { id: idIn(args.params), reason: form.text("reason", LONGEST) });
      return { done: true, message: "Recurso enviado. A banca lê de novo, e a resposta aparece aqui." };
    },
    rewrite: async () => redirectFor(essayPaths.essay(await rewriteEssay(deps, viewer, idIn(args.params)))),
  };
  return handleForm(args.request, handlers, { "essay-appeal-reason": "reason" });
}

/** What came back: what to do next, the mirror of the exam, the sheet, another attempt, the appeal. */
export default function EssayResult() {
  const result = useLoaderData<typeof loader>();
  const { theme, returnedAt, sentence, zero, next, profile } = result;
  return (
    <SchoolFrame
      title="Resultado da redação"
      back={essaysLink(result.school)}
      facts={`${theme} · corrigida em ${formatDate(returnedAt ?? 0)}`}
    >
      <div className="max-w-[57.5rem]">
        <p className="mt-4 text-lg">{sentence}</p>
        {zero && <p className="mt-2 rounded-control bg-warning-soft p-3 text-warning">{zero}</p>}
        {next && (
          <Section title="O que fazer agora" className="mt-4 rounded-card bg-primary-soft p-4">
            <p className="mt-1">
              Comece por {next.label}, onde ficaram mais pontos. {next.advice}
            </p>
          </Section>
        )}
        <EssayMirror result={result} />
        <MarkedEssay result={result} />
        <FormerText result={result} />
        <RewritePart result={result} />
        <AppealPart result={result} />
        <p className="mt-6 text-sm text-muted">Grade: {profile.source}.</p>
      </div>
    </SchoolFrame>
  );
}
