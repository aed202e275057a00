import { Form, useNavigation } from "@remix-run/react";
import { useId, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/fields.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { institutions } from "#app/domain/catalogue/institutions.ts";
import { subjects } from "#app/domain/catalogue/subjects.ts";
import { importFormats } from "#app/domain/exchange/import-formats.ts";
import type { ImportReply } from "./import-reply.ts";

/** Bytes: the same limit as the server's. */
const LARGEST = 10 * 1024 * 1024;
const TOO_LARGE = "O arquivo passa de 10 MB. Divida a exportação em partes.";

const fromFile = { value: "", label: "O que o arquivo disser" };
const institutionOptions = [
  fromFile,
  ...institutions.map(({ code, name }) => ({ value: code, label: name })),
];
const subjectOptions = [fromFile, ...subjects.map(({ slug, name }) => ({ value: slug, label: name }))];

/** The file and what holds for all its questions. */
export function ImportForm({ reply }: { reply: ImportReply | undefined }) {
  const navigation = useNavigation();
  const fields = reply?.step === "done" ? undefined : reply?.fields;
  const pending = navigation.state !== "idle" && navigation.formData?.get("intent") === "check";
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="card mt-6 max-w-3xl space-y-5 p-4 sm:p-5"
      aria-label="Importar questões"
    >
      <p className="text-muted">
        Primeiro você vê o que vai acontecer, linha por linha. Nada entra no acervo antes de você confirmar.
      </p>
      {reply?.step === "refused" && (
        <ReplyMessage done={false} key={reply.message}>
          {reply.message}
        </ReplyMessage>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Formato"
          name="format"
          options={importFormats}
          defaultValue={fields?.format || "moodle-xml"}
        />
        <FileField />
        <SelectField
          label="Instituição"
          name="institution"
          options={institutionOptions}
          defaultValue={fields?.institution ?? ""}
        />
        <TextField
          label="Ano"
          name="year"
          inputMode="numeric"
          maxLength={4}
          defaultValue={fields?.year ?? ""}
        />
        <SelectField
          label="Disciplina"
          name="subject"
          options={subjectOptions}
          defaultValue={fields?.subject ?? ""}
        />
      </div>
      <Button type="submit" name="intent" value="check" pending={pending}>
        Conferir arquivo
      </Button>
    </Form>
  );
}

/** The file, refused before it travels where it is too large. */
function FileField() {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        Arquivo
      </label>
      <input
        id={id}
        type="file"
        name="file"
        accept=".xml,.gift,.txt,text/plain,text/xml,application/xml"
        className="field py-2"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const isLarge = (event.target.files?.[0]?.size ?? 0) > LARGEST;
          setProblem(isLarge ? TOO_LARGE : null);
          if (isLarge) event.target.value = "";
        }}
      />
      <p id={`${id}-help`} className={`mt-1 text-sm ${problem ? "text-danger" : "text-muted"}`}>
        {problem ?? "Até 10 MB e 1.000 questões por vez."}
      </p>
    </div>
  );
}
