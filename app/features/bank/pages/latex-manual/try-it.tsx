import { useEffect, useState } from "react";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { MOST_TRIED_CHARACTERS, type TextTrial, type TrialExtra } from "../../domain/words/text-trial.ts";

const EXAMPLE =
  "A soma dos ângulos internos de um triângulo é $\\pi$ radianos, e\n\n$$\\sen 30^\\circ = \\frac{1}{2}.$$";
/** Milliseconds without typing before the preview. */
const PAUSE = 400;

/** Before scripts load the button renders; afterwards live. */
export function TryIt() {
  const form = useForm<"texto", TrialExtra>();
  const { submit, latest } = form;
  const [text, setText] = useState(form.value("texto", EXAMPLE));
  useEffect(() => {
    if (text === "" || text === EXAMPLE) return;
    const timer = setTimeout(() => submit({ texto: text }, { method: "post" }), PAUSE);
    return () => clearTimeout(timer);
  }, [text, submit]);
  return (
    <Section card title="Experimente">
      {/* Without its reply: focus stays in the field while typing. */}
      <Form of={{ ...form, reply: null }} className="mt-3 grid gap-4 lg:grid-cols-2">
        <div>
          <AreaField
            label="Seu texto"
            name="texto"
            rows={8}
            maxLength={MOST_TRIED_CHARACTERS}
            value={text}
            onChange={(event) => setText(event.target.value)}
            spellCheck={false}
            className="field min-h-44 py-2 font-mono text-base"
            problem={latest?.problems.texto}
          />
          <Button type="submit" look="secondary" className="mt-2" pending={form.pending}>
            Ver como fica
          </Button>
        </div>
        <Preview trial={latest?.trial} />
      </Form>
    </Section>
  );
}

function Preview({ trial }: { trial: TextTrial | undefined }) {
  return (
    <div>
      <p className="mb-1 font-medium">Como fica</p>
      <div aria-live="polite" className="min-h-44 rounded-control border border-line bg-page p-4">
        {trial?.problem === null ? (
          <>
            <RichText html={trial.html} className="text-[1.125rem] leading-[1.65]" />
            <Failures failures={trial.failures} />
          </>
        ) : (
          <p className="text-muted">Escreva no campo e veja aqui a fórmula pronta.</p>
        )}
      </div>
    </div>
  );
}

function Failures({ failures }: { failures: readonly { formula: string; reason: string }[] }) {
  if (failures.length === 0) return null;
  return (
    <ul className="mt-3 space-y-1 border-t border-line pt-3 text-sm text-danger">
      {failures.map(({ formula, reason }, index) => (
        <li key={`${index}-${formula}`}>
          {reason} <code className="break-all">{formula}</code>
        </li>
      ))}
    </ul>
  );
}
