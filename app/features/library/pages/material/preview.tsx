import { Download, ExternalLink } from "lucide-react";
import { lazy, useState } from "react";
import { formatBytes } from "#app/platform/text/format-bytes.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import type { MaterialView } from "../../services/material-view.ts";

const PdfPages = lazy(async () => ({ default: (await import("./pdf-pages.tsx")).PdfPages }));

const linkLook =
  "inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-card px-4 text-[0.9375rem] font-semibold no-underline hover:bg-inset";

/** The reader is loaded, and the file read, on request. */
function PdfPreview({ address, size }: { address: string; size: number }) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  if (!hydrated) return null;
  if (!shown) return <Button onClick={() => setShown(true)}>Ver aqui</Button>;
  return (
    <Deferred
      fallback={
        <p role="status" className="appear-late w-full py-16 text-center text-muted">
          Abrindo o leitor…
        </p>
      }
    >
      <PdfPages address={address} size={size} />
    </Deferred>
  );
}

type PreviewProps = {
  /** Of the file: to be read in place, and to be saved. */
  addresses: { open: string; save: string };
  material: Pick<MaterialView, "title" | "file" | "video"> & { kind: string };
};

/** The content of a material: pages, a film, a link to the video, a download with its size. */
export function Preview({ addresses, material }: PreviewProps) {
  const { title, kind, file, video } = material;
  if (video)
    return (
      <a href={video.address} target="_blank" rel="noopener noreferrer" className={linkLook}>
        <Icon as={ExternalLink} />
        Abrir vídeo (vem do {video.host})
      </a>
    );
  if (!file) return null;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {kind === "videoURL" && (
        // biome-ignore lint/a11y/useMediaCaption: a film that was sent as it is; it has no captions to show.
        <video
          controls
          preload="none"
          playsInline
          src={addresses.open}
          aria-label={title}
          className="aspect-video w-full rounded-card bg-black"
        />
      )}
      {kind === "pdf" && <PdfPreview address={addresses.open} size={file.size} />}
      <a href={addresses.save} download className={linkLook}>
        <Icon as={Download} />
        Baixar ({formatBytes(file.size)})
      </a>
    </div>
  );
}
