import { useSyncExternalStore } from "react";
import { type ReadingChoice, readingOf, readingWords } from "../domain/reading-choice.ts";
import { READING_KEY } from "./reading-script.ts";

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-reading"] });
  return () => observer.disconnect();
}

export function useReading(): { reading: ReadingChoice; change: (fields: Partial<ReadingChoice>) => void } {
  const words = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.reading ?? "",
    () => "",
  );
  const reading = readingOf(words);
  function change(fields: Partial<ReadingChoice>) {
    const chosen = readingWords({ ...reading, ...fields });
    document.documentElement.dataset.reading = chosen;
    try {
      localStorage.setItem(READING_KEY, chosen);
    } catch {
      // Without storage it still applies until the page is closed.
    }
  }
  return { reading, change };
}
