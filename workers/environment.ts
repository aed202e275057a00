import type { UserChannel } from "./durable-objects/user-channel.ts";

/** The bindings and variables of wrangler.toml. */
export type Environment = {
  DB: D1Database;
  FILES: R2Bucket;
  ASSETS: Fetcher;
  LOGIN_LIMIT: RateLimit;
  ANSWER_LIMIT: RateLimit;
  /** The open tabs of each person. */
  USER_CHANNEL: DurableObjectNamespace<UserChannel>;
  FAROL_ENV: "development" | "production";
  PUBLIC_CACHE_SECONDS: string;
  SESSION_KEYS: string;
  EXTERNAL_WS_URL: string;
  /** The product's own address, for links in mails; in development empty: the request's own origin. */
  PUBLIC_URL: string;
  /** Sender of mails: "Name <address>". */
  MAIL_FROM: string;
  /** Cloudflare's own sending, where the binding is configured. */
  MAIL?: SendEmail;
  /** A provider that takes mails as JSON over HTTP, where configured; the token is a secret. */
  MAIL_HTTP_URL?: string;
  MAIL_HTTP_TOKEN?: string;
  EXTERNAL_ASSESSMENT_URL: string;
  /** Development only: milliseconds added to every trip to the database. */
  DB_DELAY_MS?: string;
};
