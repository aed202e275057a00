import type { MouseEvent } from "react";

/** Without a network a section is a document of the copy on the device: its data cannot be fetched. */
export function openDocument(event: MouseEvent<HTMLAnchorElement>): void {
  if (navigator.onLine) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}
