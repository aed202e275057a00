import { Form, useNavigation } from "@remix-run/react";
import { DrawnQuestion } from "#app/components/exams/drawn-question.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { AreaField, SelectField, TextField } from "#app/components/ui/fields.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { subjects } from "#app/domain/catalogue/subjects.ts";
import { ANNULLED, type QuestionFieldName, type QuestionFields } from "#app/domain/exams/question-fields.ts";
import { difficultyLabels, kindLabels } from "#app/domain/questions/labels.ts";
import { paths } from "#app/paths.ts";
import type { ExamReply } from "./exam-reply.ts";

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const none = (label: string) => ({ value: "", label });
const keys = [
  none("Não há"),
  ...["A", "B", "C", "D", "E"].map((letter) => ({ value: letter, label: letter })),
  { value: ANNULLED, label: "Anulada" },
];
const alternatives = ["a", "b", "c", "d", "e"] as const;

type QuestionFormProps = {
  examId: string;
  version: number;
  /** What names the question in the exam. */
  path: string;
  title: string;
  start: QuestionFields;
  reply: ExamReply | undefined;
};

/** A question of an exam being made, field by field. */
export function QuestionForm({ examId, version, path, title, start, reply }: QuestionFormProps) {
  const fields = reply?.question?.fields ?? start;
  const problems = reply?.question?.problems ?? {};
  const navigation = useNavigation();
  const asked = navigation.state === "idle" ? null : navigation.formData?.get("intent");
  const of = (name: QuestionFieldName) => ({
    name,
    defaultValue: fields[name],
    problem: problems[name] ?? null,
  });
  const failed = Object.keys(problems).length > 0;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={title}
      className="card mt-6 space-y-5 p-4 sm:p-5"
    >
      <h2 className="text-lg font-semibold">{title}</h2>
      <input type="hidden" name="id" value={examId} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="path" value={path} />
      {failed && <ReplyMessage done={false}>Confira os campos marcados.</ReplyMessage>}
      <QuestionHead of={of} />
      <QuestionChoices of={of} />
      <AreaField label="Dica (opcional)" {...of("hint")} rows={2} />
      <AreaField label="Resolução (opcional)" {...of("solution")} rows={5} />
      <AreaField label="Explicação (opcional)" {...of("explanation")} rows={3} />
      {reply?.drawn && (
        <section aria-label="Prévia" className="rounded-control border border-line bg-page p-4">
          <DrawnQuestion question={reply.drawn} />
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="question" pending={asked === "question"}>
          Salvar questão
        </Button>
        <Button type="submit" look="secondary" name="intent" value="preview" pending={asked === "preview"}>
          Ver prévia
        </Button>
        <ButtonLink look="quiet" to={paths.exam(examId)}>
          Voltar ao exame
        </ButtonLink>
      </div>
    </Form>
  );
}

type PartProps = {
  of: (name: QuestionFieldName) => { name: string; defaultValue: string; problem: string | null };
};

function QuestionHead({ of }: PartProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label="Número" inputMode="numeric" maxLength={3} {...of("number")} />
        <SelectField label="Tipo" options={options(kindLabels)} {...of("kind")} />
        <SelectField
          label="Disciplina"
          options={[none("Escolha"), ...subjects.map(({ slug, name }) => ({ value: slug, label: name }))]}
          {...of("subject")}
        />
      </div>
      <TextField
        label="Assuntos"
        hint="Nomes do catálogo, separados por ponto e vírgula."
        {...of("topics")}
      />
      <AreaField label="Enunciado" hint="Markdown, com LaTeX entre cifrões." {...of("statement")} rows={8} />
      <TextField
        label="Imagem (opcional)"
        type="file"
        name="file-statement"
        accept="image/*"
        hint="Vai para o fim do enunciado; de lá você a muda de lugar."
      />
    </>
  );
}

function QuestionChoices({ of }: PartProps) {
  return (
    <>
      <fieldset className="space-y-3">
        <legend className="font-medium">Alternativas</legend>
        <p className="text-sm text-muted">
          Deixe todas vazias em Certo ou errado e nas discursivas. Com quatro, deixe a E vazia.
        </p>
        {alternatives.map((letter) => (
          <div key={letter}>
            <AreaField label={`Alternativa ${letter.toUpperCase()}`} {...of(letter)} rows={2} />
            <details>
              <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-muted">
                Imagem da alternativa {letter.toUpperCase()}
              </summary>
              <TextField
                label={`Arquivo de imagem da letra ${letter.toUpperCase()}`}
                type="file"
                name={`file-${letter}`}
                accept="image/*"
                hint="Vai para o fim do texto da alternativa."
              />
            </details>
          </div>
        ))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField label="Gabarito" options={keys} {...of("key")} />
        <SelectField
          label="Dificuldade"
          options={[none("Não sei"), ...options(difficultyLabels)]}
          {...of("difficulty")}
        />
        <SelectField
          label="Língua à escolha"
          options={[
            none("Não é o caso"),
            { value: "ingles", label: "Inglês" },
            { value: "espanhol", label: "Espanhol" },
          ]}
          {...of("language")}
        />
      </div>
    </>
  );
}
