import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";
import { loadGeneratorLines } from "../services/generator-lines.server.ts";
import { sentBlueprint, sentLines } from "./generator/sent-blueprint.server.ts";

/** The form's lines as they are now: what each can be drawn from, and its topics. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const form = sentForm(new URL(args.request.url).searchParams);
  const blueprint = { ...sentBlueprint(form, deps), lines: sentLines(form, deps) };
  const lines = await loadGeneratorLines(deps, viewer, blueprint);
  return json({ lines, mine: blueprint.mine }, { headers: { "Cache-Control": "private, no-store" } });
}
