import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { HeadFields } from "../../components/head-fields.tsx";
import type { ExamFieldName, ExamFields } from "../../domain/exam-fields.ts";
import { HiddenFields } from "./hidden-fields.tsx";

type HeadFormProps = { id: string; version: number; state: string; head: ExamFields };

export function HeadForm({ id, version, state, head }: HeadFormProps) {
  const form = usePageForm<ExamFieldName>({ intents: ["head"] });
  return (
    <details className="card mt-8 max-w-3xl p-4" open={form.reply !== null}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Dados do exame</summary>
      <Form of={form} noValidate aria-label="Dados do exame" className="mt-3 space-y-4" key={version}>
        <HiddenFields id={id} version={version} />
        {state === "completed" && (
          <p className="text-sm text-muted">
            De um exame publicado muda-se aqui só o título; as questões já são do acervo.
          </p>
        )}
        <HeadFields form={form} start={head} />
        <Button type="submit" name="intent" value="head">
          Salvar dados
        </Button>
      </Form>
    </details>
  );
}
