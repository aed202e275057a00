import { useState } from "react";
import { pageOf } from "#app/platform/pictures/components/photo-canvas.ts";
import type { Corners } from "#app/platform/pictures/domain/corners.ts";
import { AdjustPhoto } from "#app/platform/pictures/pages/adjust-photo.tsx";
import { photoToSend } from "../../components/photo-to-send.ts";

type Props = {
  photo: HTMLCanvasElement;
  onTurn: () => void;
  onCancel: () => void;
  onDone: (photo: Blob) => Promise<void>;
};

const BLURRED = "Ficou tremida. Apoie o celular e tente de novo, ou use assim mesmo.";
const FAILED = "Não foi possível preparar a foto. Tente com outra.";

/** The corners of the sheet; then the page between them, straight and without shadows. */
export function AdjustSheet({ photo, onTurn, onCancel, onDone }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function send(corners: Corners) {
    const { pixels, sharp } = pageOf(photo, corners);
    if (!sharp && problem !== BLURRED) return setProblem(BLURRED);
    setPending(true);
    try {
      await onDone(await photoToSend(pixels));
    } catch {
      setProblem(FAILED);
    }
    setPending(false);
  }
  const action = problem === BLURRED ? "Usar assim mesmo" : "Usar a foto";
  return (
    <AdjustPhoto
      {...{ photo, action, problem, pending, onTurn }}
      target="as bordas da folha"
      onDone={send}
      onRestart={onCancel}
    />
  );
}
