import { createMiddleware } from "hono/factory";
import { AppError } from "#app/platform/errors/app-error.ts";

const READS = new Set(["GET", "HEAD"]);

/** Refuses cross-origin writes; Remix and Hono check no resource routes and no JSON (K2, SEC-14). */
export const sameOriginWrites = createMiddleware(async (context, next) => {
  if (!READS.has(context.req.method)) {
    const site = context.req.header("Sec-Fetch-Site");
    const origin = context.req.header("Origin");
    const ours = new URL(context.req.url).origin;
    const allowed =
      site === undefined
        ? origin === ours
        : site === "same-origin" && (origin === undefined || origin === ours);
    if (!allowed) throw new AppError("foreign-origin");
  }
  await next();
});
