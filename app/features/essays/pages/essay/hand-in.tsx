import { useState } from "react";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import type { MotivatingText } from "../../domain/essay.ts";
import { copyCheck } from "../../domain/estimate/copied-lines.ts";
import { countSheet } from "../../domain/tasks/essay-sheet.ts";

type Props = {
  text: string;
  way: "text" | "photos";
  photos: number;
  least: number | null;
  theme: { title: string; texts: readonly MotivatingText[] };
  disabled: boolean;
  onHandIn: () => void;
};

function factsOf({ text, way, photos }: Pick<Props, "text" | "way" | "photos">): string {
  if (way === "photos") return `Vai ${plural(photos, "foto", "fotos")}, na ordem em que estão.`;
  const { lines, words } = countSheet(text);
  return `São ${plural(lines, "linha", "linhas")} e ${plural(words, "palavra", "palavras")}.`;
}

/** Submits after one confirmation; without scripts the form is sent at once. */
export function HandIn({ text, way, photos, least, theme, disabled, onHandIn }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { lines, unread } = countSheet(text);
  const check = isAsking && way === "text" ? copyCheck(text, theme) : null;
  const isShort = way === "text" && least !== null && (check?.own ?? lines) < least;
  return (
    <>
      <Button
        type="submit"
        name="intent"
        value="hand-in"
        disabled={disabled}
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        Entregar
      </Button>
      <Dialog title="Entregar a redação?" open={isAsking} onClose={() => setAsking(false)}>
        <p>{factsOf({ text, way, photos })} Depois de entregar, o texto não muda.</p>
        {check && check.copied.length > 0 && (
          <p className="mt-2 text-warning">
            {plural(check.copied.length, "linha repete", "linhas repetem")} os textos motivadores e não
            contam: {plural(check.own, "linha é sua", "linhas são suas")}.
          </p>
        )}
        {isShort && (
          <p className="mt-2 text-danger">A prova pede ao menos {least} linhas: com menos, a nota é zero.</p>
        )}
        {way === "text" && unread !== "" && (
          <p className="mt-2 text-danger">Da linha 31 em diante não será lido.</p>
        )}
        <p className="mt-2 text-sm text-muted">Quem lê: as pessoas que corrigem, sem ver o seu nome.</p>
        <p className="mt-4 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setAsking(false)}>
            Continuar escrevendo
          </Button>
          <Button
            onClick={() => {
              setAsking(false);
              onHandIn();
            }}
          >
            Entregar redação
          </Button>
        </p>
      </Dialog>
    </>
  );
}
