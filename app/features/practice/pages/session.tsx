import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedPage } from "#app/platform/page/components/unlisted-meta.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import serifFont from "#app/styles/fonts/farol-serif-400-normal.woff2?url";
import { practicePaths } from "../paths.ts";
import { loadPractice } from "../services/load-practice.server.ts";
import { PracticeWorkspace } from "./session/practice-workspace.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? unlistedPage(`${data.session.mode === "exam" ? "Prova" : "Estudo"}: ${data.session.title}`) : [];

export const links: LinksFunction = () => [
  { rel: "preload", href: serifFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** From 1; null for none. */
function requestedPosition(text: string | null): number | null {
  const number = text && /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= MOST_PRACTICE_QUESTIONS ? number - 1 : null;
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const id = (args.params.sessionId ?? "").slice(0, 64);
  const requested = requestedPosition(new URL(args.request.url).searchParams.get("questao"));
  const opened = await loadPractice(deps, viewer, { id, position: requested });
  if (opened.session.endedAt !== null) throw redirectFor(practicePaths.result(id));
  // Server time in epoch seconds, for devices with a wrong clock.
  return json({ ...opened, now: deps.now() });
}

export default function Session() {
  const { session, items, times, reviews, questions, now } = useLoaderData<typeof loader>();
  const viewer = useViewer();
  return (
    <div className="page-width max-w-6xl py-4 sm:py-6">
      <PracticeWorkspace
        key={session.id}
        session={session}
        items={items}
        times={times}
        reviews={reviews}
        questions={questions}
        now={now}
        userId={viewer?.id ?? ""}
      />
    </div>
  );
}
