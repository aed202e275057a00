import { lazy, type ReactNode, useEffect, useRef, useState } from "react";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import type { ZoomedPicture } from "./zoom-dialog.tsx";

const ZoomDialog = lazy(() => import("./zoom-dialog.tsx"));

/** Makes a picture in rendered HTML a button. */
function makeButton(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.setAttribute("role", "button");
  image.setAttribute("aria-label", `Ampliar imagem${image.alt ? `: ${image.alt}` : ""}`);
  image.style.cursor = "zoom-in";
}

/** The picture itself, or the one of the choice beside its button. */
function pictureOf(target: EventTarget | null): HTMLImageElement | null {
  if (target instanceof HTMLImageElement) return target.getAttribute("role") === "button" ? target : null;
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-zoom]") : null;
  const images = button?.parentElement?.parentElement?.querySelectorAll<HTMLImageElement>("label img");
  return images?.[Number(button?.dataset.zoom)] ?? null;
}

/** Enlarges pictures on tap or Enter. Those inside a choice select it and have a separate button. */
export function Zoomable({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<ZoomedPicture | null>(null);
  useEffect(() => {
    for (const image of box.current?.querySelectorAll<HTMLImageElement>(".rich-text img") ?? [])
      if (!image.closest("label, a")) makeButton(image);
  });
  useEffect(() => {
    const part = box.current;
    function open(event: Event) {
      const { target } = event;
      if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
      const image = pictureOf(target);
      if (!image) return;
      // Enter submits the answer elsewhere on the page.
      event.preventDefault();
      setPicture({ source: image.currentSrc || image.src, description: image.alt });
    }
    part?.addEventListener("click", open);
    part?.addEventListener("keydown", open);
    return () => {
      part?.removeEventListener("click", open);
      part?.removeEventListener("keydown", open);
    };
  }, []);
  return (
    <div ref={box}>
      {children}
      {picture && (
        <Deferred>
          <ZoomDialog picture={picture} onClose={() => setPicture(null)} />
        </Deferred>
      )}
    </div>
  );
}
