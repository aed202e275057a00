import { useStoredText } from "#app/hooks/ui/use-stored-text.ts";

/** Stored on the device while typing; never sent. */
export function OwnAnswer({ code }: { code: string }) {
  const [text, keep] = useStoredText("device", `farol-discursiva:${code}`);
  return (
    <div className="mt-6">
      <label htmlFor="resposta" className="mb-1 block font-medium">
        Sua resposta
      </label>
      <textarea
        id="resposta"
        rows={6}
        className="field min-h-36 w-full py-2 leading-relaxed"
        aria-describedby="resposta-dica"
        value={text ?? ""}
        onChange={(event) => keep(event.target.value)}
      />
      <p id="resposta-dica" className="mt-1 text-sm text-muted">
        Escreva o raciocínio, não só o resultado. O texto fica guardado neste aparelho enquanto você digita.
      </p>
    </div>
  );
}
