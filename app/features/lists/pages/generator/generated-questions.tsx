import { RefreshCw } from "lucide-react";
import { UseInAssessment } from "#app/features/bank/components/use-in-assessment.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { QuestionLink } from "../../components/question-link.tsx";
import { LIST_TEXTS } from "../../domain/list.ts";
import { listPaths } from "../../paths.ts";
import type { GeneratorView } from "../../services/load-generator.server.ts";

type Result = NonNullable<GeneratorView["result"]>;
type Props = { result: Result; query: string; form: FormState<"nome"> };

const limits = { unanswered: " que você não fez", wrong: " que você errou" } as const;

/** The questions in full, each to be exchanged, and what could not be met. */
export function GeneratedQuestions({ result, query, form }: Props) {
  const { questions, drawn, out, short } = result;
  const undone = undoOf(query, drawn, out);
  return (
    <>
      <Heading>{plural(questions.length, "questão", "questões")}</Heading>
      {short.map((line) => (
        <Shortage key={line.label} line={line} />
      ))}
      <SaveResult result={result} form={form} />
      {undone && (
        <p className="mt-3">
          Questão trocada.{" "}
          <TextLink look="alone" to={undone} preventScrollReset>
            Desfazer
          </TextLink>
        </p>
      )}
      <ol className="mt-4 space-y-3">
        {questions.map((question) => (
          <li key={question.heading.code}>
            <QuestionLink question={question} />
            <ExchangeForm code={question.heading.code} result={result} query={query} form={form} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Shortage({ line }: { line: Result["short"][number] }) {
  const { label, wanted, got, mine, keep, widen, complete } = line;
  return (
    <div role="status" className="mt-2 rounded-control bg-warning-soft p-3 text-warning">
      <p>{`${label}: você pediu ${wanted}, só há ${got}${mine ? limits[mine] : ""}.`}</p>
      <p className="flex flex-wrap gap-4">
        {widen && (
          <TextLink look="notice" to={widen}>
            Incluir já feitas
          </TextLink>
        )}
        {complete && (
          <TextLink look="notice" to={complete}>
            Completar com questões de treino
          </TextLink>
        )}
        <TextLink look="notice" to={keep}>
          Ficar com {got}
        </TextLink>
      </p>
    </div>
  );
}

function SaveResult({ result, form }: Pick<Props, "result" | "form">) {
  return (
    <Form of={form} intent="save" className="mt-3 flex flex-wrap items-end gap-2">
      <input type="hidden" name="questoes" value={result.drawn} />
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label="Nome da lista"
          name="nome"
          defaultValue="Lista gerada"
          maxLength={LIST_TEXTS.name}
          required
        />
      </div>
      <Button type="submit" pending={form.sending("intent") === "save"}>
        Salvar como lista
      </Button>
      <ButtonLink to={result.practise} look="secondary" rel="nofollow">
        Estudar agora
      </ButtonLink>
      <UseInAssessment from={{ questoes: result.questions.map(({ heading }) => heading.code).join() }} />
    </Form>
  );
}

function ExchangeForm({ code, result, query, form }: Props & { code: string }) {
  return (
    <Form of={form} intent="exchange" preventScrollReset className="no-print">
      <input type="hidden" name="modelo" value={query} />
      <input type="hidden" name="questoes" value={result.drawn} />
      <input type="hidden" name="fora" value={result.out} />
      <input type="hidden" name="questao" value={code} />
      <Button
        type="submit"
        look="quiet"
        size="tight"
        className="text-sm"
        aria-label={`Trocar a questão ${code} por outra parecida`}
      >
        <Icon as={RefreshCw} size={16} />
        Trocar por outra parecida
      </Button>
    </Form>
  );
}

/** "OLD-NEW" ends the list of what was exchanged: the address before it. */
function undoOf(query: string, drawn: string, out: string): string | null {
  const swaps = out.split(".").filter(Boolean);
  const [before, now] = swaps.at(-1)?.split("-") ?? [];
  if (!before || !now) return null;
  const params = new URLSearchParams(query);
  params.set("questoes", drawn.replace(now, before));
  if (swaps.length > 1) params.set("fora", swaps.slice(0, -1).join("."));
  return listPaths.generator(params.toString());
}
