import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatBytes } from "#app/platform/text/format-bytes.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { UploadArea } from "#app/platform/uploads/components/upload-area.tsx";
import { filterQuery, readMaterialFilter } from "../domain/material-filter.ts";
import { listMaterials } from "../services/list-materials.server.ts";
import { LibraryFilters } from "./library/filters.tsx";
import { libraryForms } from "./library/library-action.server.ts";
import { MaterialList } from "./library/material-list.tsx";
import { VideoForm } from "./library/video-form.tsx";

export const meta = unlistedMeta("Biblioteca");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("schoolTeacher", args);
  const { searchParams } = new URL(args.request.url);
  const filter = readMaterialFilter(searchParams);
  const sent = searchParams.get("antes") ?? "";
  const before = /^\d{1,15}$/.test(sent) ? Number(sent) : null;
  const schoolId = args.params.schoolId ?? "";
  return json({ filter, ...(await listMaterials(deps, viewer, { schoolId, filter, before })) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("schoolTeacher", args);
  return handleForm(args.request, libraryForms(deps, viewer, args.params.schoolId ?? ""), {
    "upload-no-file": "file",
    "video-address": "address",
    "material-title": "title",
  });
}

/** A school's files for classes (R-SCHOOL-6). */
export default function Library() {
  const { school, filter, materials, next, total, space, open } = useLoaderData<typeof loader>();
  const isEmpty = total?.count === 0 && space.used === 0 && Object.keys(filterQuery(filter)).length === 0;
  const place = { ownerKind: "school-material", owner: school.id, target: null } as const;
  return (
    <div className="page-width max-w-[58rem] py-6 sm:py-8">
      <PageHeading>Biblioteca</PageHeading>
      <p className="mt-1 mb-4 text-muted">
        {school.name}. Só professores e a gestão desta escola veem esta página. Espaço:{" "}
        {formatBytes(space.used)} de {formatBytes(space.all)}.
      </p>
      <UploadArea
        place={place}
        open={open.filter(({ target }) => target === null)}
        label="Enviar arquivos"
        several
      >
        ou arraste para cá. Até 100 MB cada; vídeos em mp4, até 500 MB.
      </UploadArea>
      <VideoForm />
      {!isEmpty && <LibraryFilters key={JSON.stringify(filter)} schoolId={school.id} filter={filter} />}
      <MaterialList schoolId={school.id} filter={filter} materials={materials} total={total} />
      <Pager next={next} by="antes" />
    </div>
  );
}
