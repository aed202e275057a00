import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/paths.ts";

export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireAccess("public", args);
  if (viewer) throw redirect(paths.general());
  return null;
}

export default function Home() {
  return (
    <div className="page-width py-16">
      <h1 className="text-4xl font-bold">Farol</h1>
      <ButtonLink to={paths.search()}>Ver questões</ButtonLink>
    </div>
  );
}
