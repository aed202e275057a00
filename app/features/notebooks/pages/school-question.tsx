import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { TechnicalSheet } from "#app/features/bank/components/technical-sheet.tsx";
import { anyOrdOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { CommentsPlace } from "#app/features/forum/components/comments-place.tsx";
import { AnswerPanel } from "#app/features/questions/pages/question/answer-panel.tsx";
import { QuestionLine } from "#app/features/questions/pages/question/question-line.tsx";
import { QuestionLinks } from "#app/features/questions/pages/question/question-links.tsx";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { HiddenHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { notebookPaths } from "../paths.ts";
import { loadSchoolQuestion } from "../services/load-school-question.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Questão de ${data.heading.subject} — ${data.heading.exam}` : "Questão",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const { searchParams, origin } = new URL(args.request.url);
  const asked = { ord: anyOrdOfParams(args.params), notebookId: searchParams.get("caderno") ?? "", origin };
  return json(await loadSchoolQuestion(deps, schoolActor(viewer, args.params, context.requestId), asked));
}

export default function SchoolQuestion() {
  const data = useLoaderData<typeof loader>();
  const { schoolId = "" } = useParams();
  const { heading, answered, back } = data;
  const version = answered?.answeredAt ?? 0;
  return (
    <div className="page-width flex min-h-[calc(100dvh-3.5rem)] max-w-3xl flex-col pt-1 sm:pt-3">
      <TextLink look="alone" to={back?.address ?? notebookPaths.notebooks(schoolId)} className="no-print">
        <Icon as={ChevronLeft} size={18} />
        {back ? `Caderno ${back.title}` : "Cadernos"}
      </TextLink>
      <AnswerPanel
        key={heading.code}
        question={data}
        header={
          <>
            <HiddenHeading>
              Questão {heading.code}, {heading.subject}, {heading.exam}
            </HiddenHeading>
            <QuestionLine heading={heading} annulled={data.annulled} exam={null} />
          </>
        }
        statement={<RichText html={data.statement} className="reading mt-3" />}
        links={data.isOwn ? <OwnLinks editor={data.editor} /> : <QuestionLinks code={heading.code} />}
      >
        {!data.isOwn && (
          <>
            <TechnicalSheet code={heading.code} version={version} />
            <CommentsPlace code={heading.code} version={version} />
          </>
        )}
      </AnswerPanel>
    </div>
  );
}

/** Of a school's own question, for who may edit it. */
function OwnLinks({ editor }: { editor: string | null }) {
  if (!editor) return null;
  return (
    <p className="mt-4 border-t border-line pt-2 no-print">
      <TextLink look="alone" to={editor}>
        Editar a questão
      </TextLink>
    </p>
  );
}
