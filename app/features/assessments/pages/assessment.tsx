import {
  type ActionFunctionArgs,
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { QUESTIONS_AT_ONCE } from "#app/features/practice/domain/session.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { BarHeading } from "#app/platform/ui/components/part.tsx";
import serifFont from "#app/styles/fonts/farol-serif-400-normal.woff2?url";
import { loadRoom } from "../services/sitting/load-room.server.ts";
import { loadSitting } from "../services/sitting/load-sitting.server.ts";
import { assessmentForms } from "./assessment/assessment-action.server.ts";
import { Door } from "./assessment/door.tsx";
import { RoomPanel } from "./assessment/room-panel.tsx";

const Sitting = lazy(async () => ({ default: (await import("./assessment/sitting.tsx")).Sitting }));

export const meta = unlistedMeta<typeof loader>((data) => data?.opened.title ?? "Simulado");

export const links: LinksFunction = () => [
  { rel: "preload", href: serifFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const id = args.params.assessmentId ?? "";
  const now = deps.now();
  if (actor.role !== "student")
    return json({ view: "staff" as const, now, opened: await loadRoom(deps, actor, id) });
  const { sitting, ...door } = await loadSitting(deps, actor, id);
  const first = sitting?.questions.filter(({ position }) => position < QUESTIONS_AT_ONCE) ?? [];
  const opened = { ...door, sitting: sitting && { ...sitting, questions: first } };
  return json({ view: "student" as const, now, opened });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm<"code">(args.request, assessmentForms(deps, actor, args.params.assessmentId ?? ""), {
    "sitting-code": "code",
  });
}

/** The paper is drawn once its code is there; without scripts it says what is needed. */
function OpenSitting(props: Parameters<typeof Sitting>[0]) {
  const waiting = (
    <div className="page-width max-w-6xl py-6">
      <BarHeading>{props.title}</BarHeading>
      <p className="mt-3 text-muted">Abrindo a prova…</p>
      <noscript>
        <p className="mt-3 rounded-card bg-warning-soft p-4 text-warning">
          Para fazer a prova, ligue o JavaScript do navegador: as respostas são guardadas no aparelho.
        </p>
      </noscript>
    </div>
  );
  return (
    <Deferred fallback={waiting}>
      <Sitting {...props} />
    </Deferred>
  );
}

export default function Assessment() {
  const data = useLoaderData<typeof loader>();
  if (data.view === "staff") return <RoomPanel room={data.opened} now={data.now} />;
  const { sitting, ...door } = data.opened;
  if (!sitting) return <Door door={door} now={data.now} />;
  return <OpenSitting id={door.id} title={door.title} sitting={sitting} now={data.now} />;
}
