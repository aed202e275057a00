import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { assessmentPaths } from "../../paths.ts";
import type { AssessmentInMaking } from "../../services/making/load-making.server.ts";
import { ColleaguesForm } from "./colleagues-form.tsx";
import { StudentTermsForm } from "./student-terms-form.tsx";

type Props = { assessment: AssessmentInMaking };

/** For whom it is, who makes it with the author, and what is different for single students. */
export function AudiencePart({ assessment }: Props) {
  const { classes, people } = assessment;
  const invited = people.filter((each) => each.invited).length;
  return (
    <Section id="parte-quem" title="2. Para quem">
      <p className="text-muted">
        {classes.length + invited === 0
          ? "Ainda para ninguém: só quem monta vê."
          : `Quem vê: ${[...classes.map(({ name }) => name), ...(invited > 0 ? [`${invited} por nome`] : [])].join(", ")}, e seus professores.`}
      </p>
      <ClassesForm assessment={assessment} />
      <StudentTermsForm assessment={assessment} />
      <ColleaguesForm assessment={assessment} />
    </Section>
  );
}

function ClassesForm({ assessment }: Props) {
  const { id, school, classes, allClasses } = assessment;
  const form = useForm({ intents: ["classes"] });
  const chosen = new Set(classes.map((each) => each.id));
  return (
    <Form
      of={form}
      intent="classes"
      action={assessmentPaths.create(school.id)}
      className="mt-2"
      onChange={(event) => form.submit(event.currentTarget)}
    >
      <input type="hidden" name="avaliacao" value={id} />
      <fieldset>
        <legend className="font-medium">Turmas</legend>
        <div className="flex flex-wrap gap-x-4">
          {allClasses.length === 0 && <p className="text-muted">A escola ainda não tem turmas.</p>}
          {allClasses.map(({ id: of, name, year }) => (
            <label key={of} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="turma"
                value={of}
                defaultChecked={chosen.has(of)}
                className="size-5 accent-primary"
              />
              {name}, {year}
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit" look="secondary">
          Salvar turmas
        </Button>
      </noscript>
      <FormMessage of={form} />
    </Form>
  );
}
