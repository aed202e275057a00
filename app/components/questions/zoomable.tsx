import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";

const ZoomDialog = lazy(() => import("./zoom-dialog.tsx"));

export type ZoomedPicture = { source: string; description: string };

/** The texts are HTML of our own renderer: the pictures in them learn here that they can be opened. */
function makeButton(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.setAttribute("role", "button");
  image.setAttribute("aria-label", `Ampliar imagem${image.alt ? `: ${image.alt}` : ""}`);
  image.style.cursor = "zoom-in";
}

/** A part of a page whose pictures open large when tapped, or with Enter. Those within a choice stay part of the choice. */
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
      if (!(target instanceof HTMLImageElement) || target.getAttribute("role") !== "button") return;
      // Enter answers elsewhere on the page; here it opens.
      event.preventDefault();
      setPicture({ source: target.currentSrc || target.src, description: target.alt });
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
        <Suspense>
          <ZoomDialog picture={picture} onClose={() => setPicture(null)} />
        </Suspense>
      )}
    </div>
  );
}
