import type { Viewer } from "#app/access/viewer.ts";
import type { GoogleSignIn } from "#app/auth/google.server.ts";
import type { Sessions } from "#app/auth/lucia.server.ts";
import type { Passwords } from "#app/auth/password.server.ts";
import type { TrackedEvent } from "#app/domain/analytics/tracked-event.ts";
import type { ChannelEvent } from "#app/domain/notifications/channel-rules.ts";
import type { Database, Results, Statement } from "#app/queries/database.server.ts";
import type { CatalogueCache } from "./catalogue/catalogue-cache.ts";

/** A counter that says whether one more is allowed. */
export type Limit = (key: string) => Promise<boolean>;

/** A mail as a provider takes it. */
type OutgoingMail = { id: string; to: string; subject: string; html: string; text: string };

/** Sends mail. Throws where the provider refuses or does not answer; the outbox then tries again. */
export type Mailer = {
  send(mail: OutgoingMail): Promise<void>;
  /** Whether the outbox keeps the body of a mail that was sent: only where the outbox itself is the delivery. */
  keepsCopies: boolean;
};

/** The open tabs of people. What it does is best effort: the record is D1, and a tab catches up when it comes back. */
export type Channels = {
  /** Shows a notification in every open tab of these people. */
  deliver(userIds: readonly string[], event: ChannelEvent): Promise<void>;
  /** Closes the sockets of a session that ended. */
  closeSession(userId: string, sessionId: string): Promise<void>;
  /** Closes all sockets of a person whose claims changed, or whose sessions all ended. */
  closeUser(userId: string): Promise<void>;
};

/** Takes counted events. Best effort: one that is lost is nobody's loss. */
export type EventSink = { record(events: readonly TrackedEvent[]): void };

/** The edge's cache of public pages. */
export type PublicCache = {
  /** Leaves behind what is kept of these paths, whatever their query. */
  purge(paths: readonly string[]): Promise<void>;
};

/** A stored file, with the type it was stored as. */
export type StoredFile = { body: ReadableStream; type: string };

/** Stored files by key. */
export type Files = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
};

/** All that use cases may touch of the outside world. Built once per request; tests and the command line build their own. */
export type Deps = {
  db: Database;
  /** Reads that travel in the request's one batch, behind the session's guard. */
  read: <const Statements extends readonly [Statement, ...Statement[]]>(
    ...statements: Statements
  ) => Promise<Results<Statements>>;
  /** Writes: one batch of their own, behind the session's guard. All of them happen, or none. */
  write: <const Statements extends readonly [Statement, ...Statement[]]>(
    ...statements: Statements
  ) => Promise<Results<Statements>>;
  /** The topic catalogue; its value is passed to whatever names topics. */
  catalogue: CatalogueCache;
  /** Epoch seconds. */
  now: () => number;
  /** 128 random bits, in a form that addresses and cookies can carry. */
  newId: () => string;
  passwords: Passwords;
  sessions: Sessions;
  /** Signs the hour's token of a viewer. */
  signToken: (viewer: Viewer) => Promise<string>;
  /** Whether cookies may travel only over https: everywhere but on localhost. */
  secureCookies: boolean;
  files: Files;
  limits: { login: Limit; answer: Limit; report: Limit; dataExport: Limit };
  /** Where counted events go; null where the database keeps them. */
  events: EventSink | null;
  mail: Mailer;
  /** Null where Google is not configured: nothing of it is shown then. */
  google: GoogleSignIn | null;
  channels: Channels;
  publicCache: PublicCache;
  /** The product's own address without a slash at its end, for links in mails: configured, never a request's Host header. */
  publicUrl: () => string;
  /** The number of the product's own messaging chat: digits with country and area code; null where none is configured. */
  messagingPhone: () => string | null;
  /** Work that must not delay the answer. It gets dependencies behind which no viewer stands. */
  later: (work: (deps: Deps) => Promise<unknown>) => void;
};

/** What every page and callable gets from the door. */
export type RequestContext = {
  deps: Deps;
  viewer: Viewer | null;
  /** One per response, for the scripts that it may run. */
  nonce: string;
  requestId: string;
  /** Cookies the door adds to the response, for signing in and out. */
  cookies: string[];
  /** Asks the session's guard, in the request's one batch. The door waits for it before it lets an answer out. */
  confirmViewer: () => Promise<void>;
  /** Set when a batch was refused because the signed token no longer tells the truth: the door renews it and asks again. */
  stale: boolean;
};
