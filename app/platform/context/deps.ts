import type { Viewer } from "#app/platform/access/viewer.ts";
import type { TrackedEvent } from "#app/platform/analytics/domain/tracked-event.server.ts";
import type { AccessCodes } from "#app/platform/auth/access-codes.server.ts";
import type { Devices } from "#app/platform/auth/known-device.server.ts";
import type { OptOutLinks } from "#app/platform/auth/opt-out-links.server.ts";
import type { Passwords } from "#app/platform/auth/password.server.ts";
import type { Sessions } from "#app/platform/auth/sessions.server.ts";
import type { Database, RunBatch } from "#app/platform/db/database.server.ts";
import type { ChannelEvent } from "#app/platform/live/domain/channel-rules.ts";
import type { PublicChannel } from "./public-channels.ts";

/** Whether one more is allowed for a key. */
export type Limit = (key: string) => Promise<boolean>;

type OutgoingMail = { id: string; to: string; subject: string; html: string; text: string };

/** Throws if the provider refuses or does not respond; the outbox then retries. */
export type Mailer = {
  send(mail: OutgoingMail): Promise<void>;
  /** True if the outbox is the delivery itself: it then retains the body of a sent mail. */
  keepsCopies: boolean;
};

/** Open tabs. Best effort: D1 has the record, and a tab catches up when it reconnects. */
export type Channels = {
  deliver(userIds: readonly string[], event: ChannelEvent): Promise<void>;
  /** Of the team. */
  refreshInbox(userIds: readonly string[]): Promise<void>;
};

/** Editors of open notebooks. Best effort: they fetch what they missed. */
export type Rooms = {
  /** `changed`: the moment of D1's clock of a commit. */
  tell(notebookId: string, changed: number): Promise<void>;
};

/** Readers of open threads of the forum. Best effort: those without a room poll. */
export type ThreadRooms = {
  /** `num`: of a committed post. */
  tell(thread: number, num: number): Promise<void>;
};

/** Open rooms of assessments, by their ids. Best effort: pages poll. */
export type AssessmentRooms = {
  /** A sitting changed. */
  changed(id: string): Promise<void>;
  move(id: string, person: number, device: string): Promise<void>;
  /** `at`: epoch seconds; `person`: only to this student. Stored for who comes back. */
  say(id: string, message: { text: string; at: number; person: number | null }): Promise<void>;
  changeTimes(id: string): Promise<void>;
};

/** In the format of browsers. */
export type IceServer = { urls: string[]; username?: string; credential?: string };

/** Best effort: events may be lost. */
export type EventSink = { record(events: readonly TrackedEvent[]): void };

export type PublicCache = {
  /** Drops the cached pages of these paths, whatever their query. */
  purge(paths: readonly string[]): Promise<void>;
};

export type StoredFile = { body: ReadableStream; type: string };

export type Files = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** Bytes; null: no such file. */
  size(key: string): Promise<number | null>;
};

/** An upload in parts: R2's own name of it. */
type PartPlace = { key: string; multipart: string };

/** Large files: streamed, never whole in memory. */
export type FileParts = {
  start(key: string): Promise<string>;
  /** Exactly `size` bytes, else it throws. `digest`: SHA-256 of what arrived, in hexadecimal. */
  put(
    place: PartPlace & { part: number; size: number },
    body: ReadableStream,
  ): Promise<{ etag: string; digest: string }>;
  /** Idempotent. */
  join(place: PartPlace, parts: readonly { part: number; etag: string }[]): Promise<void>;
  /** Idempotent. */
  abandon(place: PartPlace): Promise<void>;
  /** SHA-256 of the whole and of each part; null: no such object. */
  digest(key: string, partSize: number): Promise<{ whole: string; parts: string[] } | null>;
  open(key: string, range: { start: number; length: number } | null): Promise<ReadableStream | null>;
  /** Keys after another in order, with when they were stored (epoch seconds); `next`: null at the end. */
  list(
    prefix: string,
    after: string,
    most: number,
  ): Promise<{ found: { key: string; storedAt: number }[]; next: string | null }>;
  deleteAll(keys: readonly string[]): Promise<void>;
};

/**
 * The dependencies of use cases, each made once per request, when it is first used; tests and the command line build their own.
 * What speaks of a feature's things is added by that feature, in its `ports.d.ts`.
 */
export interface Deps {
  db: Database;
  /** Reads of the request's one batch, behind the session's guard. */
  read: RunBatch;
  /** One atomic batch, behind the session's guard. */
  write: RunBatch;
  /** Epoch seconds. */
  now: () => number;
  /** 128 random bits, safe in addresses and cookies. */
  newId: () => string;
  passwords: Passwords;
  sessions: Sessions;
  /** The one-hour token of a viewer. */
  signToken: (viewer: Viewer) => Promise<string>;
  devices: Devices;
  accessCodes: AccessCodes;
  optOutLinks: OptOutLinks;
  /** False only on localhost. */
  secureCookies: boolean;
  /** Pages for who works on the product exist. */
  isDevelopment: boolean;
  files: Files;
  fileParts: FileParts;
  limits: { login: Limit; answer: Limit; report: Limit; dataExport: Limit };
  /** Null if the database stores events. */
  events: EventSink | null;
  mail: Mailer;
  channels: Channels;
  rooms: Rooms;
  /** Closes what a session has open in a room, by its key. */
  endSockets: (room: string, sessionId: string) => Promise<void>;
  threadRooms: ThreadRooms;
  assessmentRooms: AssessmentRooms;
  /** By which the browsers of a meeting find each other, with credentials for one person. */
  iceServers: (person: string) => Promise<IceServer[]>;
  publicCache: PublicCache;
  /** Whether a model answers students: only then are "IA" and an allowance spoken of, and sold (decision 103). */
  hasModel: boolean;
  /** Our origin without trailing slash, for links in mails: from the configuration, never a request's Host header. */
  publicUrl: () => string;
  /** Digits with country and area code; null if none is configured. */
  messagingPhone: () => string | null;
  /** Empty if none are configured. */
  publicChannels: () => readonly PublicChannel[];
  /** Work after the response, with dependencies that have no viewer. */
  later: (work: (deps: Deps) => Promise<unknown>) => void;
}

/** What the Worker passes to every page and callable. */
export type RequestContext = {
  deps: Deps;
  viewer: Viewer | null;
  /** For the scripts of this response. */
  nonce: string;
  requestId: string;
  /** Cookies to add to the response. */
  cookies: string[];
  /** Checks the session's guard in the request's batch. The Worker awaits it before it responds. */
  confirmViewer: () => Promise<void>;
  /** Set when a batch was refused for an outdated token: the Worker renews it and retries. */
  stale: boolean;
};
