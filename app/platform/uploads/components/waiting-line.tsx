import { useRevalidator } from "@remix-run/react";
import { X } from "lucide-react";
import { useState } from "react";
import { call } from "#app/platform/requests/calls/call.ts";
import { formatBytes } from "#app/platform/text/format-bytes.ts";
import type { OpenUpload } from "../domain/open-upload.ts";
import { PickFiles } from "./pick-files.tsx";
import { LineButton, LineFrame, ProgressBar } from "./upload-line.tsx";

/** An upload that an earlier page started: the same file, picked again, continues where it ended. */
export function WaitingLine({ upload, onPick }: { upload: OpenUpload; onPick: (file: File) => void }) {
  const { id, name, size, received } = upload;
  const [isOther, setOther] = useState(false);
  const { revalidate } = useRevalidator();
  function pick([file]: File[]) {
    const same = file?.size === size;
    setOther(!same);
    if (file && same) onPick(file);
  }
  async function discard() {
    await call("discardUpload", { id }).catch(() => undefined);
    revalidate();
  }
  return (
    <LineFrame
      name={name}
      bar={<ProgressBar name={name} sent={received} size={size} />}
      text={
        <p role="status" className={`text-sm ${isOther ? "text-danger" : "text-muted"}`}>
          {isOther
            ? `Este não é o mesmo arquivo: o que falta tem ${formatBytes(size)}.`
            : `Escolha o mesmo arquivo para continuar de ${formatBytes(received)}.`}
        </p>
      }
    >
      <PickFiles label="Escolher arquivo" look="secondary" onPick={pick} />
      <LineButton label="Cancelar envio" about={name} icon={X} onClick={discard} />
    </LineFrame>
  );
}
