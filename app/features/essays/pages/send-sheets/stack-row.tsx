import { type FormEvent, useEffect, useState } from "react";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { typedSheetCode } from "../../domain/tasks/sheet-code.ts";
import type { SheetStack, StackSheet } from "../../hooks/sheet-stack.ts";
import type { SheetStudent } from "../../services/tasks/send-sheets.server.ts";

type Props = { sheet: StackSheet; at: number; students: readonly SheetStudent[]; stack: SheetStack };

const words: Readonly<Record<StackSheet["state"], string>> = {
  reading: "lendo o código…",
  unknown: "de quem é?",
  waiting: "na fila",
  sending: "enviando…",
  sent: "enviada",
  failed: "não foi",
  unread: "não abriu",
};

function Thumbnail({ photo, label }: { photo: Blob | null; label: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!photo) return;
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  const look = "h-20 w-14 shrink-0 rounded-control border border-line bg-white object-contain";
  return address ? <img src={address} alt={label} className={look} /> : <span className={look} />;
}

/** A photograph, whose it is, and what became of it. */
export function StackRow({ sheet, at, students, stack }: Props) {
  const { state, person, note, name } = sheet;
  const student = students.find(({ id }) => id === person);
  const label = `Folha ${at + 1}`;
  const isWrong = state === "failed" || state === "unread";
  return (
    <li aria-label={label} className="flex gap-3 p-3">
      <Thumbnail photo={sheet.photo} label={`${label}, como vai`} />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="font-semibold">{student?.name ?? label}</span>
          {student?.className && <span className="text-muted">, {student.className}</span>}{" "}
          <span className={isWrong ? "text-danger" : "text-muted"}>· {words[state]}</span>
        </p>
        <p className="text-sm break-words text-muted">{name}</p>
        {note && <p className={`text-sm ${isWrong ? "text-danger" : ""}`}>{note}</p>}
        {(state === "unknown" || state === "failed") && (
          <WhoseSheet label={label} sheet={sheet} students={students} stack={stack} />
        )}
        {state === "sent" && (
          <Button look="quiet" className="-ml-4 text-left" onClick={() => void stack.takeOff(sheet)}>
            Não é de {student?.name ?? "quem parece"}
          </Button>
        )}
        {state === "unread" && (
          <Button look="quiet" className="-ml-4" onClick={() => void stack.discard(sheet)}>
            Tirar da lista
          </Button>
        )}
      </div>
    </li>
  );
}

type WhoseProps = Omit<Props, "at"> & { label: string };

/** The student by the list, or by the code as printed below the squares. */
function WhoseSheet({ label, sheet, students, stack }: WhoseProps) {
  const [person, setPerson] = useState(sheet.person ?? "");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  function send(event: FormEvent) {
    event.preventDefault();
    const code = typedSheetCode(typed);
    const found = typed === "" ? person : students.find((each) => each.code === code)?.id;
    if (!found)
      return setProblem(typed === "" ? "Escolha o estudante." : "Nenhuma folha desta lista tem este código.");
    if (found === sheet.person) stack.retry(sheet);
    else void stack.assign(sheet, found);
  }
  return (
    <form onSubmit={send} className="mt-2 grid gap-2 sm:grid-cols-2">
      <SelectField
        label={`De quem é a ${label.toLowerCase()}?`}
        value={person}
        onChange={({ target }) => setPerson(target.value)}
        options={[
          { value: "", label: "Escolha" },
          ...students.map(({ id, name, className }) => ({
            value: id,
            label: [name, className].filter(Boolean).join(", "),
          })),
        ]}
      />
      <TextField
        label="Ou o código, abaixo dos quadradinhos"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        problem={problem}
        autoComplete="off"
        autoCapitalize="characters"
        placeholder="7K2M-9XQ4"
        maxLength={20}
      />
      <p className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit">{sheet.state === "failed" ? "Tentar de novo" : "Enviar"}</Button>
        <Button look="quiet" onClick={() => void stack.discard(sheet)}>
          Tirar da lista
        </Button>
      </p>
    </form>
  );
}
