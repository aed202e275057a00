import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { schoolPaths } from "#app/features/school/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { factsOf, MaterialChip } from "../components/material-icon.tsx";
import { loadMaterial } from "../services/load-material.server.ts";
import { MaterialUses } from "./library/material-uses.tsx";
import { MaterialChanges } from "./material/changes.tsx";
import { materialForms } from "./material/material-action.server.ts";
import { Preview } from "./material/preview.tsx";

export const meta = unlistedMeta<typeof loader>((data) => data?.material.title ?? "Material");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("schoolTeacher", args);
  const place = { schoolId: args.params.schoolId ?? "", id: args.params.materialId ?? "" };
  return json(await loadMaterial(deps, viewer, place));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("schoolTeacher", args);
  const place = { schoolId: args.params.schoolId ?? "", id: args.params.materialId ?? "" };
  const fields = { "upload-no-file": "file", "material-title": "title" } as const;
  return handleForm(args.request, materialForms(deps, viewer, place), fields);
}

/** One material: its content, and what can be done with it. */
export default function Material() {
  const { school, material, open } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-[58rem] py-6 sm:py-8">
      <TextLink look="alone" to={schoolPaths.library(school.id)}>
        Biblioteca
      </TextLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <PageHeading>{material.title}</PageHeading>
        <MaterialChip material={material} />
      </div>
      <p className="mt-1 mb-4 text-muted">
        {factsOf(material)}. Mudado em {formatDate(material.updatedAt)}. Só professores e a gestão desta
        escola veem.
      </p>
      <MaterialUses schoolId={school.id} uses={material.uses} />
      {material.deletedAt === null && (
        <Preview
          addresses={{
            open: schoolPaths.materialFile(school.id, material.id),
            save: schoolPaths.materialFile(school.id, material.id, "baixar"),
          }}
          material={material}
        />
      )}
      <MaterialChanges schoolId={school.id} material={material} open={open} />
    </div>
  );
}
