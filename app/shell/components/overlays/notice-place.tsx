/** Ids of the places in the flow of a page where something may appear: above the content, below it, and at its end. */
export const noticePlaces = { top: "avisos", foot: "convites", assistant: "assistente" } as const;

/** Empty until a notice is in it. The space above the content is reserved while the cookie choice is open (app.css). */
export function NoticePlace({ at }: { at: "top" | "foot" }) {
  return <div id={noticePlaces[at]} aria-live="polite" className={`no-print notice-place-${at}`} />;
}
