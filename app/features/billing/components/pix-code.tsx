import { useState } from "react";
import { formatMoney } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { payeeOf } from "../domain/br-code.ts";

type Props = { code: string; cents: number; expiresAt: number; qr: string };

/** The code to copy first, then to scan: no one can scan their own screen. */
export function PixCode({ code, cents, expiresAt, qr }: Props) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  }
  return (
    <div className="mt-4 space-y-4">
      <dl className="space-y-1">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">Valor</dt>
          <dd className="font-semibold">{formatMoney(cents)}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">Quem recebe</dt>
          <dd className="font-semibold">{payeeOf(code) ?? "O nome aparece no app do seu banco"}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">Vale até</dt>
          <dd className="font-semibold">
            {formatDate(expiresAt)}, {formatHour(expiresAt)}
          </dd>
        </div>
      </dl>
      <p>Abra o app do seu banco e cole em “Pix copia e cola”.</p>
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
