import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { aboutPaths, homePaths } from "#app/features/home/paths.ts";
import { homePath, pathIntoSchool } from "#app/platform/access/home-path.ts";
import { schoolRedirect } from "#app/platform/access/school-redirect.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import type { ContainerOnly } from "#app/platform/page/hooks/use-container-only.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { product } from "#app/platform/text/product.ts";
import { FrontHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { SchoolBadge } from "../components/school-badge.tsx";
import { SchoolEntry } from "../components/school-entry.tsx";
import { schoolPaths } from "../paths.ts";
import { findSchool } from "../services/find-school.server.ts";

export const handle: ContainerOnly = { frame: "container" };

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Entrar — ${data.name}` : "Página não encontrada",
);

/** A school's sign-in (R-ROUTE-9). Signed-in users continue at once, unless a school page redirected here: that would loop. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { id, name } = await findSchool(deps, args.params.schoolId?.toLowerCase() ?? "");
  const wanted = new URL(args.request.url).searchParams.get("redirect");
  if (viewer && wanted === null) throw redirectFor(pathIntoSchool(id, viewer) ?? homePath(viewer));
  const redirectTo = schoolRedirect(wanted, id);
  const back = schoolPaths.signIn(id, redirectTo === homePaths.home() ? undefined : redirectTo);
  return { name, redirectTo, back };
}

/** Catch-all for one-word URLs: rejects posts to unknown pages. */
export function action(args: ActionFunctionArgs) {
  requireAccess("public", args);
  throw new AppError("method-not-allowed");
}

export default function SchoolSignIn() {
  const { name, redirectTo, back } = useLoaderData<typeof loader>();
  const viewer = useViewer();
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-10">
      <div className="mb-6 text-center">
        <span className="mb-3 inline-block">
          <SchoolBadge name={name} />
        </span>
        <FrontHeading>{name}</FrontHeading>
        {!viewer && <p className="mt-1 text-muted">Entre com a sua conta da escola</p>}
      </div>
      <SchoolEntry redirectTo={redirectTo} back={back} />
      <p className="mt-6 text-center text-[0.9375rem] text-muted">
        <TextLink to={aboutPaths.schoolHelp()}>Ajuda para escolas</TextLink>
        {" · "}
        <TextLink to={homePaths.home()}>Conheça o {product.name}</TextLink>
      </p>
    </div>
  );
}
