import { type RefObject, useEffect, useState } from "react";

/** Drawn narrower than this share of its own width, a figure's labels are hard to read. */
const READABLE_SHARE = 0.55;

/** The numbers of questions whose figures two columns make too small; of the first version, after every `change`. */
export function useSmallFigures(sheets: RefObject<HTMLElement | null>, change: string): string[] {
  const [small, setSmall] = useState<string[]>([]);
  useEffect(() => {
    const part = sheets.current?.querySelector(".paper-part");
    if (!part) return;
    const images = [...part.querySelectorAll<HTMLImageElement>(".paper-question img")];
    const measure = () => {
      const narrow = images.filter(
        (image) => image.clientWidth > 0 && image.clientWidth < image.naturalWidth * READABLE_SHARE,
      );
      const numbers = narrow.map(
        (image) => image.closest("[data-number]")?.getAttribute("data-number") ?? "",
      );
      setSmall(change.startsWith("2") ? [...new Set(numbers)] : []);
    };
    measure();
    part.addEventListener("load", measure, true);
    return () => part.removeEventListener("load", measure, true);
  }, [sheets, change]);
  return small;
}
