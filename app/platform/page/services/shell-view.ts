import type { Viewer } from "#app/platform/access/viewer.ts";
import type { PublicChannel } from "#app/platform/context/public-channels.ts";
import type { MenuGroup } from "../domain/menu.ts";

type Known = Pick<
  Viewer,
  | "id"
  | "firstName"
  | "claims"
  | "school"
  | "communities"
  | "emailVerified"
  | "profileComplete"
  | "pendingPasswordReset"
  | "creationState"
>;

/** Who a page is shown to; features add what they show of a person in `ports.d.ts`. */
export interface ShellViewer extends Known {
  adult: boolean;
}

/** Data of the shell's overlays and links, for a signed-in person. */
export type ShellState = {
  /** From the sign-up. */
  promo: string | null;
  /** Codes of requested campaigns. */
  requested: string[];
  /** Of the person's school; null without one. */
  supportPhone: string | null;
  /** Whether the registration was completed recently. */
  newcomer: boolean;
  /** The team's messages in the person's conversation, and those of them before the person's last one. */
  chat: { answers: number; read: number };
  /** Whether there is a page to pay on. */
  payment: boolean;
};

/** What the frame of every page shows. */
export interface ShellView {
  viewer: ShellViewer | null;
  menu: readonly MenuGroup[];
  shell: ShellState | null;
  /** Whether a visitor can sign in with Google. */
  google: boolean;
  /** Whether a model answers students. */
  model: boolean;
  messagingPhone: string | null;
  channels: readonly PublicChannel[];
}
