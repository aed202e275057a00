import { useState } from "react";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import { assessmentPaths } from "../../../paths.ts";
import type { FullQuestion } from "../../../services/making/full-question.ts";
import { BlueprintSource } from "./blueprint-source.tsx";
import { ExamSource } from "./exam-source.tsx";
import { FoundQuestions } from "./found-questions.tsx";

const sources = [
  { value: "banco", label: "Busca no banco" },
  { value: "escola", label: "Questões da escola" },
  { value: "prova", label: "Prova anterior" },
  { value: "gerador", label: "Gerador: modelo de prova" },
  { value: "lista", label: "Uma lista" },
  { value: "simulado", label: "Outro simulado" },
  { value: "codigos", label: "Códigos de questões" },
] as const;
type Source = (typeof sources)[number]["value"];

type Typed = Exclude<Source, "prova" | "gerador">;

function isTyped(source: Source): source is Typed {
  return source !== "prova" && source !== "gerador";
}

type Found = { questions: FullQuestion[] };

const fields: Readonly<Record<Typed, { label: string; example: string; button: string }>> = {
  banco: { label: "Buscar questões", example: "cinemática ENEM 2022", button: "Buscar" },
  escola: { label: "Buscar nas da escola", example: "força", button: "Buscar" },
  lista: {
    label: "Endereço da lista",
    example: "cole aqui o endereço da lista",
    button: "Acrescentar a lista",
  },
  simulado: {
    label: "Endereço do simulado",
    example: "cole aqui o endereço do simulado",
    button: "Acrescentar o simulado",
  },
  codigos: { label: "Códigos, entre vírgulas", example: "7K2M9XQ4, 3B8TR0WD", button: "Acrescentar" },
};

/** The id at the end of a copied address, or what was typed. */
function idOf(typed: string): string {
  return /(?:\/l\/|avaliacao=|avaliacoes\/)([^/?#&]+)/.exec(typed)?.[1] ?? typed.trim();
}

type Props = {
  schoolId: string;
  held: readonly string[];
  /** How many more it may have. */
  room: number;
  onAdd: (questions: readonly FullQuestion[]) => void;
};

/** Where questions come from. */
export function AddPanel({ schoolId, held, room, onAdd }: Props) {
  const [source, setSource] = useState<Source>("banco");
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSearch = source === "banco" || source === "escola";
  async function add(query: Record<string, string>): Promise<void> {
    setBusy(true);
    const found = await readRoute<Found>(assessmentPaths.questions(schoolId, query));
    setBusy(false);
    const fresh = (found?.questions ?? []).filter(({ code }) => !held.includes(code)).slice(0, room);
    if (fresh.length > 0) onAdd(fresh);
    else if (found) toast("Nenhuma questão nova aí: já estão todas no simulado, ou o endereço não é este.");
    else toast("Não deu para buscar agora. Confira a rede e tente de novo.", "error");
  }
  function send(): void {
    const typed = idOf(text);
    if (isSearch) setAsked(text.trim());
    else if (typed !== "")
      void add(
        source === "lista" ? { lista: typed } : source === "simulado" ? { de: typed } : { questoes: text },
      );
  }
  function choose(next: Source): void {
    setSource(next);
    setAsked(null);
  }
  const given = { schoolId, room, isBusy, onAdd: (query: Record<string, string>) => void add(query) };
  return (
    <section
      aria-label="Acrescentar questões"
      className="card h-fit p-3 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <SelectField
        label="Acrescentar de"
        value={source}
        options={sources}
        onChange={(event) => choose(event.target.value as Source)}
      />
      {source === "prova" && <ExamSource {...given} />}
      {source === "gerador" && <BlueprintSource {...given} />}
      {isTyped(source) && <SourceForm {...{ source, text, isBusy }} onText={setText} onSend={send} />}
      {isSearch && asked !== null && (
        <FoundQuestions
          address={notebookPaths.search(schoolId, asked, source === "escola")}
          {...{ held, room, isBusy }}
          onAdd={add}
        />
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        <ButtonLink look="quiet" to={notebookPaths.newQuestion(schoolId)}>
          Escrever questão
        </ButtonLink>
      </p>
    </section>
  );
}

type FormProps = {
  source: Typed;
  text: string;
  isBusy: boolean;
  onText: (text: string) => void;
  onSend: () => void;
};

function SourceForm({ source, text, isBusy, onText, onSend }: FormProps) {
  const { label, example, button } = fields[source];
  return (
    <form
      className="mt-2 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="min-w-0 flex-1 basis-40">
        <TextField
          label={label}
          placeholder={example}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <Button type="submit" look="secondary" pending={isBusy}>
        {button}
      </Button>
    </form>
  );
}
