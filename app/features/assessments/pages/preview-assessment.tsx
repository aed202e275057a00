import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { codesInOrder } from "../domain/making/document-changes.ts";
import { assessmentPaths } from "../paths.ts";
import { loadAssessmentToMake } from "../services/making/load-making.server.ts";
import { QuestionText } from "./create-assessment/question-text.tsx";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Prévia de ${data.content.title}` : "Prévia",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await loadAssessmentToMake(deps, actor, args.params.assessmentId ?? ""));
}

/** What a student reads, without an attempt: no weight, no key, nothing of the making. */
export default function PreviewAssessment() {
  const { id, school, content, questions } = useLoaderData<typeof loader>();
  const byCode = new Map(questions.map((question) => [question.code, question]));
  const order = codesInOrder(content.document);
  return (
    <SchoolFrame
      title={content.title}
      back={{ to: assessmentPaths.edit(school.id, id), name: "Montar" }}
      facts="Como o estudante vê. Nada daqui é uma tentativa."
    >
      {content.document.sections.map((section) => (
        <section key={section.id} className="mt-5 max-w-[680px]">
          {section.title && <Heading>{section.title}</Heading>}
          {section.questions.map(({ code }) => {
            const full = byCode.get(code);
            const Heading = section.title ? "h3" : "h2";
            return (
              full && (
                <article key={code} className="card mt-3 p-4">
                  <Heading className="font-semibold">Questão {order.indexOf(code) + 1}</Heading>
                  <QuestionText full={full} />
                </article>
              )
            );
          })}
        </section>
      ))}
    </SchoolFrame>
  );
}
