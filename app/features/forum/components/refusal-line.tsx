import { Link, useSearchParams } from "@remix-run/react";
import type { Refused } from "../domain/comment-reply.ts";

/** A refusal under its comment, with a sign-in link for an expired session. */
export function RefusalLine({ refused, num }: { refused: Refused | null; num: number | null }) {
  const [params] = useSearchParams();
  if (!refused || refused.num !== num || refused.message === null) return null;
  const login = new URLSearchParams(params);
  login.set("login", "true");
  return (
    <p role="alert" className="mt-2 rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
      {refused.message}{" "}
      {refused.signIn && (
        <Link to={`?${login}`} preventScrollReset className="font-semibold text-danger underline">
          Entrar
        </Link>
      )}
    </p>
  );
}
