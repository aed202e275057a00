import type { MouseEvent } from "react";
import { isWithoutNetwork } from "#app/platform/offline/calls/without-network.ts";

/** Without a network a section is a document of the copy on the device: its data cannot be fetched. */
export function openDocument(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isWithoutNetwork()) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}
