import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { EssayProfile } from "../../domain/essay-profile.ts";
import { pointsInWords } from "../../domain/grading/grading-words.ts";

/** One level a criterion, concluded once. */
export function CalibrationForm({ profile: { criteria } }: { profile: EssayProfile }) {
  const form = useForm<`grade-${number}`>({ intents: ["conclude"] });
  return (
    <Form of={form} intent="conclude" aria-label="Seus níveis" className="card h-fit space-y-3 p-4">
      <FormMessage of={form} withProblems />
      {criteria.map(({ short, title, levels }, part) => (
        <fieldset key={short} className="border-b border-line pb-3">
          <legend className="font-semibold">
            {short} {title}
          </legend>
          {levels.map(({ points, text }) => (
            <label key={points} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={`grade-${part}`}
                value={points}
                defaultChecked={form.value(`grade-${part}`) === String(points)}
                className="size-5 shrink-0 accent-primary"
              />
              <strong className="w-9 shrink-0 tabular-nums">{pointsInWords(points)}</strong>
              <span className="text-sm">{text}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button type="submit" pending={form.pending} className="w-full">
        Concluir e comparar
      </Button>
    </Form>
  );
}
