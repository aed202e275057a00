/** The bindings and variables of wrangler.toml. */
export type Environment = {
  DB: D1Database;
  FILES: R2Bucket;
  ASSETS: Fetcher;
  LOGIN_LIMIT: RateLimit;
  ANSWER_LIMIT: RateLimit;
  FAROL_ENV: "development" | "production";
  PUBLIC_CACHE_SECONDS: string;
  SESSION_KEYS: string;
  EXTERNAL_WS_URL: string;
  EXTERNAL_ASSESSMENT_URL: string;
  /** Development only: milliseconds added to every trip to the database. */
  DB_DELAY_MS?: string;
};
