import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { readPracticeQuestions } from "../services/load-practice.server.ts";

/** 0 if invalid. */
function positionOf(text: string | null): number {
  return text && /^\d{1,3}$/.test(text) ? Math.min(Number(text), MOST_PRACTICE_QUESTIONS) : 0;
}

/** Prefetches the session's questions for offline use. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const { searchParams } = new URL(args.request.url);
  const span = { from: positionOf(searchParams.get("de")), to: positionOf(searchParams.get("ate")) };
  const id = (args.params.sessionId ?? "").slice(0, 64);
  return json({ questions: await readPracticeQuestions(deps, viewer, { id, span }) });
}
