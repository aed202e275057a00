import {
  type ActionFunctionArgs,
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedPage } from "#app/platform/page/components/unlisted-meta.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import sheetStyles from "#app/styles/essay-sheet.css?url";
import serifFont from "#app/styles/fonts/farol-serif-400-normal.woff2?url";
import { loadEssay } from "../services/load-essay.server.ts";
import { essayAction } from "./essay/essay-action.server.ts";
import { EssayWorkspace } from "./essay/essay-workspace.tsx";
import { HandedEssay } from "./essay/handed-essay.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? unlistedPage(`Redação: ${data.essay.title}`) : [];

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: sheetStyles },
  { rel: "preload", href: serifFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadEssay(deps, viewer, (args.params.essayId ?? "").slice(0, 64)));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return essayAction(args.request, deps, viewer, (args.params.essayId ?? "").slice(0, 64));
}

/** The editor of a draft; a submitted essay read-only. */
export default function Essay() {
  const { essay, photos } = useLoaderData<typeof loader>();
  const viewer = useViewer();
  return essay.state === "draft" ? (
    <EssayWorkspace key={essay.id} essay={essay} photos={photos} userId={viewer?.id ?? ""} />
  ) : (
    <HandedEssay essay={essay} photos={photos} />
  );
}
