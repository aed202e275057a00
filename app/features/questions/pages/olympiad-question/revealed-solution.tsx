import { CircleCheck } from "lucide-react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { undisturbed } from "#app/platform/page/components/undisturbed.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { gradeLabels, gradeOf, type SelfGrade } from "../../domain/self-grade.ts";

type Props = {
  revealed: {
    grade: SelfGrade | null;
    solutionHtml: string | null;
    hintHtml: string | null;
    explanationHtml: string | null;
  };
};

const parts = [
  { title: "O que a questão pede", field: "explanationHtml" },
  { title: "Dica", field: "hintHtml" },
  { title: "Solução", field: "solutionHtml" },
] as const;

/** With the self-assessment below. */
export function RevealedSolution({ revealed }: Props) {
  return (
    <section {...undisturbed} aria-label="Solução" className="mt-6 border-t border-line pt-5">
      <div className="space-y-5">
        {parts.map(({ title, field }) => {
          const html = revealed[field];
          return (
            html && (
              <div key={field}>
                <Heading className="mb-1">{title}</Heading>
                <RichText html={html} className="text-[1.0625rem] leading-[1.65]" />
              </div>
            )
          );
        })}
      </div>
      <SelfAssessment grade={revealed.grade} />
    </section>
  );
}

/** Updated optimistically, stored by the server. */
function SelfAssessment({ grade }: { grade: SelfGrade | null }) {
  const form = useForm({ intents: [""] });
  const shown = gradeOf(form.sending("nota")) ?? grade;
  return (
    <Form of={form} preventScrollReset className="mt-6 rounded-card bg-inset p-4">
      <Heading>Como foi a sua resposta?</Heading>
      <p className="mt-0.5 text-sm text-muted">Só você vê. Não vale pontos: serve para você se acompanhar.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {(Object.keys(gradeLabels) as SelfGrade[]).map((each) => (
          <button
            key={each}
            type="submit"
            name="nota"
            value={each}
            aria-pressed={shown === each}
            className={`min-h-11 rounded-control border px-4 font-medium ${
              shown === each
                ? "border-primary bg-primary text-on-primary"
                : "border-line-strong bg-card text-text hover:bg-inset"
            }`}
          >
            {gradeLabels[each]}
          </button>
        ))}
      </div>
      <FormMessage of={form} className="mt-3" />
      <p role="status" className="mt-2 flex min-h-6 items-center gap-1.5 text-sm text-success">
        {grade && !form.pending && (
          <>
            <Icon as={CircleCheck} size={16} />
            Guardado: {gradeLabels[grade].toLowerCase()}
          </>
        )}
      </p>
    </Form>
  );
}
