import type { AssessmentRoom } from "./durable-objects/assessment-room.ts";
import type { AssistantObject } from "./durable-objects/assistant-object.ts";
import type { BankObject } from "./durable-objects/bank-object.ts";
import type { CalendarObject } from "./durable-objects/calendar-object.ts";
import type { MeetingRoom } from "./durable-objects/meeting-room.ts";
import type { Meter } from "./durable-objects/meter.ts";
import type { NotebookRoom } from "./durable-objects/notebook-room.ts";
import type { ThreadRoom } from "./durable-objects/thread-room.ts";
import type { UserChannel } from "./durable-objects/user-channel.ts";
import type { AiBinding } from "./providers/answer-models/workers-ai.ts";

export type Environment = {
  DB: D1Database;
  FILES: R2Bucket;
  ASSETS: Fetcher;
  LOGIN_LIMIT: RateLimit;
  ANSWER_LIMIT: RateLimit;
  REPORT_LIMIT: RateLimit;
  EXPORT_LIMIT: RateLimit;
  /** Pages of the bank per visitor's address or person; bound in production only. */
  PAGES_BY_ADDRESS?: RateLimit;
  PAGES_BY_PERSON?: RateLimit;
  /** Counted events in production; without it they are stored in the database. */
  EVENTS?: AnalyticsEngineDataset;
  USER_CHANNEL: DurableObjectNamespace<UserChannel>;
  NOTEBOOK_ROOM: DurableObjectNamespace<NotebookRoom>;
  ASSESSMENT_ROOM: DurableObjectNamespace<AssessmentRoom>;
  THREAD_ROOM: DurableObjectNamespace<ThreadRoom>;
  MEETING_ROOM: DurableObjectNamespace<MeetingRoom>;
  MENTOR_CALENDAR: DurableObjectNamespace<CalendarObject>;
  ASSISTANT_REQUEST: DurableObjectNamespace<AssistantObject>;
  METER: DurableObjectNamespace<Meter>;
  /** The bank of development; bound there only. */
  SANDBOX_BANK?: DurableObjectNamespace<BankObject>;
  /** Servers by which the browsers of a meeting find each other: "stun:…, turn:…"; with TURN_SECRET (secret), shared with the relay. */
  ICE_URLS?: string;
  TURN_SECRET?: string;
  /** Cloudflare Realtime's relay; the token is a secret. */
  TURN_KEY_ID?: string;
  TURN_KEY_TOKEN?: string;
  /** Another API in place of Cloudflare's, for tests; never in production. */
  TURN_KEY_API?: string;
  FAROL_ENV: "development" | "production";
  PUBLIC_CACHE_SECONDS: string;
  /** Zone and secret token to purge changed pages in every data centre; without them pages expire by age. */
  CACHE_PURGE_ZONE?: string;
  CACHE_PURGE_TOKEN?: string;
  /** Another API in place of Cloudflare's, for tests; never in production. */
  CACHE_PURGE_API?: string;
  SESSION_KEYS: string;
  EXTERNAL_WS_URL: string;
  /** The base of links in mails; empty in development: the request's own origin. */
  PUBLIC_URL: string;
  /** Digits with country and area code of the messaging chat; empty: there is none. */
  MESSAGING_PHONE: string;
  /** The product's channels elsewhere: "Vídeos=https://…, Fotos=https://…"; unset: none. */
  PUBLIC_CHANNELS?: string;
  /** Addresses that the product gives people to write to. */
  HELP_EMAIL?: string;
  PRIVACY_EMAIL?: string;
  SCHOOLS_EMAIL?: string;
  /** Who sells the plans, on receipts, footers and where one pays: without all three nothing is sold in production. */
  SELLER_NAME?: string;
  SELLER_CNPJ?: string;
  SELLER_ADDRESS?: string;
  /** Sender of mails: "Name <address>". */
  MAIL_FROM: string;
  MAIL?: SendEmail;
  /** A provider that accepts mails as JSON over HTTP; the token is a secret. */
  MAIL_HTTP_URL?: string;
  MAIL_HTTP_TOKEN?: string;
  EXTERNAL_ASSESSMENT_URL: string;
  /** The assistant's provider: an address with OpenAI's protocol, its secret and its model; else Cloudflare's binding; else local. */
  ANSWER_MODEL_URL?: string;
  ANSWER_MODEL_KEY?: string;
  ANSWER_MODEL_NAME?: string;
  /** The provider's model that photos are shown to; without it an address with OpenAI's protocol sees none. */
  ANSWER_MODEL_VISION?: string;
  /** Millionths of a real per 1,000 tokens: "<input>/<output>". */
  ANSWER_MODEL_PRICE?: string;
  AI?: AiBinding;
  /** "on": discount codes are valid (R-SHELL-12). */
  DISCOUNTS?: string;
  /** Secrets; payments are collected by Mercado Pago only with both. */
  MERCADO_PAGO_TOKEN?: string;
  MERCADO_PAGO_SECRET?: string;
  /** Another API in place of Mercado Pago's, for tests; never in production. */
  MERCADO_PAGO_API?: string;
  /** Secrets; Google sign-in is offered only with both. */
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  /** Another issuer in place of Google, for tests; never in production. */
  GOOGLE_ISSUER?: string;
  /** The name of this instance, set by the script that serves it; never in production. */
  FAROL_INSTANCE?: string;
  /** Tests only: a cookie moves the clock of its requests (workers/clock.ts); refused in production. */
  MOVABLE_CLOCK?: string;
  /** Development only: milliseconds added to every database round trip. */
  DB_DELAY_MS?: string;
};
