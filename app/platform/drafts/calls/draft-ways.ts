/** Reply to a draft that was sent. "cut": nobody has it. `again`: it is sent again by itself, as a cut one is. */
export type DraftReply<Revision, Conflict> =
  | { kind: "saved"; revision: Revision; at?: number }
  | { kind: "conflict"; conflict: Conflict }
  | { kind: "refused"; message: string | null; again?: boolean }
  | { kind: "cut" };

/** "kept": on this device until there is a network. */
export type DraftState<Conflict> =
  | { name: "saved"; at: number | null }
  | { name: "typing" | "saving" | "kept" }
  | { name: "refused"; message: string | null }
  | { name: "changed"; conflict: Conflict };

export type Versioned<Content, Revision> = { revision: Revision; content: Content };

/** Where a draft goes, and the clock. */
export type DraftWays<Content, Revision, Conflict> = {
  /** `isChanged`: the server does not have it; else it is only drawn again. */
  send: (draft: Versioned<Content, Revision>, isChanged: boolean) => Promise<DraftReply<Revision, Conflict>>;
  device: {
    find: () => Promise<Versioned<Content, Revision> | null>;
    save: (draft: Versioned<Content, Revision>) => Promise<void>;
    /** The server has what was sent. */
    delete: (sent: Versioned<Content, Revision>) => Promise<void>;
  };
  onContent: (content: Content) => void;
  onState: (state: DraftState<Conflict>) => void;
  /** The other version of a conflict, where saving over it loses nothing: `tried` were sent without a reply. Else the person chooses. */
  covered?: (
    conflict: Conflict,
    mine: Content,
    tried: readonly Content[],
  ) => Versioned<Content, Revision> | null | Promise<Versioned<Content, Revision> | null>;
  /** Whether the server has the one with the other; without it, whether they are the same object. */
  isSame?: (one: Content, other: Content) => boolean;
  pause?: number;
  later?: Later;
};

/** Runs after milliseconds; returns how to cancel it. */
export type Later = (run: () => Promise<void>, pause: number) => () => void;

export const afterTime: Later = (run, pause) => {
  const timer = setTimeout(() => void run(), pause);
  return () => clearTimeout(timer);
};
