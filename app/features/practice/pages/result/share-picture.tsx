import type { SerializeFrom } from "@remix-run/cloudflare";
import { Share2 } from "lucide-react";
import { areaNames } from "#app/features/bank/domain/enem/enem-areas.ts";
import { product } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import { scoreText } from "../../domain/mocks/score-words.ts";
import type { MockResult } from "../../services/mocks/mock-result.server.ts";

type Shared = {
  title: string;
  scores: SerializeFrom<MockResult>["scores"];
  right: number;
  size: number;
};

const WIDTH = 1080;
const MARGIN = 80;

/** Drawn on the device: the exam and the scores, no name. */
function draw({ title, scores, right, size }: Shared): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  const lines = scores.map((score) => [areaNames[score.area], scoreText(score)] as const);
  canvas.width = WIDTH;
  canvas.height = 460 + Math.max(1, lines.length) * 110;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#3368b8";
  context.fillRect(0, 0, canvas.width, 16);
  context.font = "600 52px sans-serif";
  context.fillText(title, MARGIN, 130, WIDTH - 2 * MARGIN);
  context.fillStyle = "#1d2733";
  context.font = "44px sans-serif";
  context.fillText(`${right} de ${size} questões`, MARGIN, 215, WIDTH - 2 * MARGIN);
  for (const [at, [name, text]] of lines.entries()) {
    const y = 330 + at * 110;
    context.font = "40px sans-serif";
    context.fillText(name, MARGIN, y, 480);
    context.font = "700 48px sans-serif";
    context.fillText(text, 580, y, WIDTH - 580 - MARGIN);
  }
  context.font = "36px sans-serif";
  context.fillText(product.name, MARGIN, canvas.height - 70);
  return canvas;
}

function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Shares the picture, or downloads it where the device cannot share files. */
export function SharePicture(shared: Shared) {
  async function share(): Promise<void> {
    const canvas = draw(shared);
    const blob = await new Promise<Blob | null>((done) =>
      canvas ? canvas.toBlob(done, "image/png") : done(null),
    );
    if (!blob) return void toast("Não deu para desenhar a imagem neste aparelho.");
    const file = new File([blob], "simulado.png", { type: "image/png" });
    const canShare = "canShare" in navigator && navigator.canShare({ files: [file] });
    if (canShare) await navigator.share({ files: [file] }).catch(() => undefined);
    else download(file);
  }
  return (
    <Button type="button" look="secondary" onClick={() => void share()}>
      <Icon as={Share2} size={18} />
      Imagem para compartilhar
    </Button>
  );
}
