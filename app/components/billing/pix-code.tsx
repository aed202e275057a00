import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { formatHour } from "#app/text/format-time.ts";

type Props = { code: string; expiresAt: number; qr: string };

/** The code to copy first, then to scan: nobody scans their own screen. */
export function PixCode({ code, expiresAt, qr }: Props) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  }
  return (
    <div className="mt-4 space-y-4">
      <p>
        Código válido até <strong>{formatHour(expiresAt)}</strong>. Abra o app do seu banco e cole em “Pix
        copia e cola”.
      </p>
      <Button
        className="needs-scripts w-full sm:w-auto"
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        {copied ? "Código copiado" : "Copiar código Pix"}
      </Button>
      <p role="status" className="sr-only">
        {copied ? "Código Pix copiado" : ""}
      </p>
      <label className="block text-sm">
        <span className="mb-1 block font-medium">Pix copia e cola</span>
        <textarea readOnly rows={3} value={code} className="field w-full font-mono text-sm break-all" />
      </label>
      <img
        src={qr}
        alt="QR Code do Pix: aponte a câmera do app do banco"
        width={220}
        height={220}
        className="rounded-control border border-line bg-white p-2"
      />
    </div>
  );
}
