import type { UserChannel } from "./durable-objects/user-channel.ts";

/** The bindings and variables of wrangler.toml. */
export type Environment = {
  DB: D1Database;
  FILES: R2Bucket;
  ASSETS: Fetcher;
  LOGIN_LIMIT: RateLimit;
  ANSWER_LIMIT: RateLimit;
  /** Counted events and reported errors of one person or address. */
  REPORT_LIMIT: RateLimit;
  /** Copies of one's data, per person. */
  EXPORT_LIMIT: RateLimit;
  /** Pages of the bank that a visitor's address, or a person, opens; bound in production only. */
  PAGES_BY_ADDRESS?: RateLimit;
  PAGES_BY_PERSON?: RateLimit;
  /** Where counted events go in production, where it is bound; the database keeps them elsewhere. */
  EVENTS?: AnalyticsEngineDataset;
  /** The open tabs of each person. */
  USER_CHANNEL: DurableObjectNamespace<UserChannel>;
  FAROL_ENV: "development" | "production";
  PUBLIC_CACHE_SECONDS: string;
  /** The zone whose cache is purged of a changed page in every data centre, and the secret token that may; without them pages follow when their seconds are over. */
  CACHE_PURGE_ZONE?: string;
  CACHE_PURGE_TOKEN?: string;
  /** Another API in Cloudflare's place, for tests; never in production. */
  CACHE_PURGE_API?: string;
  SESSION_KEYS: string;
  EXTERNAL_WS_URL: string;
  /** The product's own address, for links in mails; in development empty: the request's own origin. */
  PUBLIC_URL: string;
  /** The number of the product's messaging chat: digits with country and area code; empty: there is none. */
  MESSAGING_PHONE: string;
  /** Sender of mails: "Name <address>". */
  MAIL_FROM: string;
  /** Cloudflare's own sending, where the binding is configured. */
  MAIL?: SendEmail;
  /** A provider that takes mails as JSON over HTTP, where configured; the token is a secret. */
  MAIL_HTTP_URL?: string;
  MAIL_HTTP_TOKEN?: string;
  EXTERNAL_ASSESSMENT_URL: string;
  /** Both secrets, or nobody is offered to sign in with Google. */
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  /** Another issuer in Google's place, for tests; never in production. */
  GOOGLE_ISSUER?: string;
  /** The name of this start of the product, chosen by the script that serves it; never in production. */
  FAROL_INSTANCE?: string;
  /** Development only: milliseconds added to every trip to the database. */
  DB_DELAY_MS?: string;
};
