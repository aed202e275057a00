import { Pause, Play, X } from "lucide-react";
import type { ReactNode } from "react";
import { formatBytes } from "#app/platform/text/format-bytes.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { UploadRun } from "../calls/upload-run.ts";
import { pauseUpload, removeUpload, resumeUpload } from "../calls/upload-store.ts";

const phases = {
  queued: "Na fila",
  checking: "Conferindo…",
  sending: "Enviando",
  waiting: "Sem rede: continua sozinho quando ela voltar",
  paused: "Em pausa",
  finishing: "Conferindo o arquivo inteiro…",
  done: "Enviado",
  failed: "Não enviado",
  refused: "Recusado",
} as const;

export function LineButton(props: {
  label: string;
  /** Of the file, for its accessible name. */
  about: string;
  icon: typeof X;
  onClick: () => void;
}) {
  const { label, about, icon, onClick } = props;
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-[0.9375rem] font-semibold text-link hover:bg-inset"
    >
      <Icon as={icon} />
      {label}
      <span className="sr-only"> {about}</span>
    </button>
  );
}

/** The frame of a line: a file, its state, its actions. */
export function LineFrame(props: { name: string; text: ReactNode; bar: ReactNode; children: ReactNode }) {
  const { name, text, bar, children } = props;
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="truncate font-semibold">{name}</p>
        {bar}
        {text}
      </div>
      <div className="flex flex-wrap gap-x-1">{children}</div>
    </li>
  );
}

export function ProgressBar({ name, sent, size }: { name: string; sent: number; size: number }) {
  return (
    <progress
      aria-label={`Envio de ${name}`}
      value={sent}
      max={size}
      className="my-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
    />
  );
}

/** 'ondas.pdf: 62 de 100 MB · Pausar'. */
export function UploadLine({ run }: { run: UploadRun }) {
  const { file, state } = run;
  const { phase, sent, message } = state;
  const isOver = phase === "failed" || phase === "refused";
  const isMoving = phase === "sending" || phase === "waiting";
  const mayContinue = phase === "paused" || phase === "failed";
  return (
    <LineFrame
      name={file.name}
      bar={!isOver && <ProgressBar name={file.name} sent={sent} size={file.size} />}
      text={
        <p role="status" className={`text-sm ${isOver ? "text-danger" : "text-muted"}`}>
          {message ?? phases[phase]}
          {(isMoving || phase === "paused") && (
            <span aria-hidden="true">{`: ${formatBytes(sent)} de ${formatBytes(file.size)}`}</span>
          )}
        </p>
      }
    >
      {isMoving && (
        <LineButton label="Pausar" about={file.name} icon={Pause} onClick={() => pauseUpload(run)} />
      )}
      {mayContinue && (
        <LineButton
          label={phase === "paused" ? "Continuar" : "Tentar de novo"}
          about={file.name}
          icon={Play}
          onClick={() => resumeUpload(run)}
        />
      )}
      {phase !== "finishing" && (
        <LineButton
          label={isOver ? "Tirar da lista" : "Cancelar"}
          about={file.name}
          icon={X}
          onClick={() => void removeUpload(run)}
        />
      )}
    </LineFrame>
  );
}
