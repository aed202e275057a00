import { RotateCw } from "lucide-react";
import { useRef, useState } from "react";
import { pageOf } from "#app/platform/pictures/components/photo-canvas.ts";
import { type Corners, wholePhoto } from "#app/platform/pictures/domain/corners.ts";
import { PhotoFrame } from "#app/platform/pictures/pages/adjust-photo.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
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
  const corners = useRef<Corners>(wholePhoto(photo));
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function use() {
    const { pixels, sharp } = pageOf(photo, corners.current);
    if (!sharp && problem !== BLURRED) return setProblem(BLURRED);
    setPending(true);
    try {
      await onDone(await photoToSend(pixels));
    } catch {
      setProblem(FAILED);
    }
    setPending(false);
  }
  return (
    <div>
      <p className="py-3 text-muted">
        Leve os cantos até as bordas da folha. <span className="max-sm:hidden">No teclado: Tab e setas.</span>
      </p>
      <div className="mx-auto w-fit max-w-full px-3 py-2">
        <PhotoFrame
          photo={photo}
          onCorners={(moved) => {
            corners.current = moved;
          }}
        />
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-danger">
          {problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={use} pending={pending}>
          {problem === BLURRED ? "Usar assim mesmo" : "Usar a foto"}
        </Button>
        <Button look="secondary" onClick={onTurn}>
          <Icon as={RotateCw} />
          Girar
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Outra foto
        </Button>
      </div>
    </div>
  );
}
