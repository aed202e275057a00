import { REPORT_TEXT, type ReportField, reportKinds } from "#app/features/bank/domain/error-report.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";

const kinds = [
  { value: "", label: "Escolha…" },
  ...Object.entries(reportKinds).map(([value, label]) => ({ value, label })),
];

/** Used by its page and the dialog. */
export function ReportForm({ action }: { action: string }) {
  const form = useForm<ReportField>();
  if (form.reply?.done) return <FormMessage of={form} />;
  return (
    <Form of={form} action={action} className="space-y-4">
      <FormMessage of={form} />
      <SelectField label="O que está errado?" {...form.field("kind")} options={kinds} />
      <AreaField
        label="Conte o que você viu"
        {...form.field("content")}
        rows={4}
        maxLength={REPORT_TEXT.longest}
        hint="A equipe confere e você recebe uma notificação com o desfecho."
      />
      <Button type="submit" pending={form.pending} className="w-full">
        Enviar aviso
      </Button>
    </Form>
  );
}
