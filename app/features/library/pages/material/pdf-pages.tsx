import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useRef, useState } from "react";
import { plural } from "#app/platform/text/format.ts";
import { formatBytes } from "#app/platform/text/format-bytes.ts";
import { useNear } from "#app/platform/ui/hooks/use-near.ts";
import { openPdf } from "./open-pdf.client.ts";

/** Height by width of a page that is not read yet: A4. */
const A4 = Math.SQRT2;
/** Pixels across; more costs memory that phones lack. */
const WIDEST = 2000;

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<void> {
  const width = Math.min(canvas.clientWidth * window.devicePixelRatio, WIDEST);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
}

/** Drawn once it is near the screen. Its text is there for screen readers. */
function PdfPage({ document, number }: { document: PDFDocumentProxy; number: number }) {
  const place = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(place);
  const [ratio, setRatio] = useState(A4);
  const [text, setText] = useState("");
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    async function show() {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      if (!wanted || !canvas.current) return;
      setRatio(height / width);
      await draw(page, canvas.current);
      const read = await textOf(page);
      if (wanted) setText(read);
    }
    show().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [near, document, number]);
  return (
    <li ref={place} className="relative overflow-hidden rounded-control border border-line bg-white">
      <canvas ref={canvas} className="block w-full" style={{ aspectRatio: String(1 / ratio) }} />
      <p className="sr-only">
        Página {number}: {text || "sem texto que se possa ler em voz alta"}
      </p>
    </li>
  );
}

/** The pages of a PDF, one below the other, read as one scrolls. */
export function PdfPages({ address, size }: { address: string; size: number }) {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    let wanted = true;
    const opened = openPdf(address);
    opened.document.then(
      (read) => wanted && setDocument(read),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
      opened.close();
    };
  }, [address]);
  useEffect(() => {
    if (document) box.current?.focus({ preventScroll: true });
  }, [document]);
  if (failed)
    return (
      <p role="alert" className="w-full text-danger">
        Não conseguimos mostrar este PDF aqui. Baixe o arquivo para ler ({formatBytes(size)}).
      </p>
    );
  if (!document)
    return (
      <p role="status" className="w-full py-16 text-center text-muted">
        Abrindo o PDF…
      </p>
    );
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard.
      tabIndex={0}
      aria-label={`PDF, ${plural(document.numPages, "página", "páginas")}`}
      className="max-h-[85dvh] w-full overflow-y-auto rounded-card bg-inset p-2 outline-none focus-visible:outline-3 focus-visible:outline-[var(--focus)]"
    >
      <ol className="grid gap-2">
        {Array.from({ length: document.numPages }, (_, index) => index + 1).map((number) => (
          <PdfPage key={number} document={document} number={number} />
        ))}
      </ol>
    </section>
  );
}
