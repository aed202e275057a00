import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { draftChoices } from "#app/features/bank/domain/draft/draft-choices.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading, PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { UploadArea } from "#app/platform/uploads/components/upload-area.tsx";
import { PLATFORM_OWNER } from "#app/platform/uploads/domain/upload-owners.ts";
import { studyFacts } from "../components/study-facts.tsx";
import { studyKindLabels } from "../domain/study-kind.ts";
import { materialPaths } from "../paths.ts";
import { loadStudyEditor, type StudyEditor as Study } from "../services/load-study-editor.server.ts";
import {
  type EditField,
  type StudyEditExtra,
  studyForms,
} from "./edit-material/edit-material-action.server.ts";
import { StudyWorkspace } from "./edit-material/study-workspace.tsx";
import { StudyVersions } from "./edit-material/versions.tsx";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Editar ${data.fields.title}` : "Editar material",
);

const doneTexts = new Map([
  ["publicado", "Publicado: todos já podem ler."],
  ["tirado", "O material saiu do ar. O texto continua aqui, como rascunho."],
  ["restaurado", "A versão voltou como rascunho. O que estava no ar continua no ar."],
]);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("admin", args);
  const study = await loadStudyEditor(deps, viewer, args.params.materialId ?? "");
  const { subject, institution, topics } = draftChoices(deps.catalogue.current());
  const done = doneTexts.get(new URL(args.request.url).searchParams.get("feito") ?? "") ?? null;
  return json({ ...study, choices: { subject, institution, topics }, done });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, actor } = requireAccess("admin", args);
  return handleForm(args.request, studyForms({ deps, viewer, actor, id: args.params.materialId ?? "" }), {
    "upload-no-file": "file",
  });
}

/** A picture needs no reload. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get("intent") === "figure" ? false : defaultShouldRevalidate;
}

/** Unpublishes it, or deletes it for good while it is unpublished. */
function Removal({ study }: { study: Pick<Study, "live"> }) {
  const form = usePageForm({ intents: ["withdraw", "delete"] });
  const isLive = study.live !== null;
  return (
    <details className="mt-6">
      <summary className="inline-flex min-h-11 items-center font-semibold text-link">
        {isLive ? "Tirar do ar" : "Apagar o rascunho"}
      </summary>
      <Form of={form} intent={isLive ? "withdraw" : "delete"} className="mt-1">
        <FormMessage of={form} />
        <p className="mb-3">
          {isLive
            ? "Ninguém mais lê o material; o texto e as versões continuam aqui."
            : "O texto, as versões e os arquivos deste material são apagados de vez."}
        </p>
        <Button type="submit" look="danger" pending={form.pending}>
          {isLive ? "Tirar do ar" : "Apagar de vez"}
        </Button>
      </Form>
    </details>
  );
}

function StudyFile({ study }: { study: Study }) {
  const place = { ownerKind: "study-material", owner: PLATFORM_OWNER, target: study.id } as const;
  return (
    <section aria-label="Arquivo" className="mt-6 max-w-3xl">
      <Heading className="mb-2">
        {study.file ? `Arquivo: ${studyFacts({ ...study, minutes: null, video: null })}` : "Arquivo"}
      </Heading>
      <UploadArea
        place={place}
        open={study.open}
        label={study.file ? "Substituir arquivo" : "Enviar arquivo"}
      >
        PDF, Word, PowerPoint e outros até 100 MB; vídeos em mp4, até 500 MB.
      </UploadArea>
    </section>
  );
}

/** A material's newest version, its preview and its history (R-STUDY-3). */
export default function EditMaterial() {
  const { choices, done, ...study } = useLoaderData<typeof loader>() as Study & {
    choices: Parameters<typeof StudyWorkspace>[0]["choices"];
    done: string | null;
  };
  const form = usePageForm<EditField, StudyEditExtra>({ intents: ["publish"] });
  const { id, live, isDraft, kind } = study;
  return (
    <div className="page-width py-6">
      <nav aria-label="Material" className="flex flex-wrap gap-x-5">
        <TextLink look="alone" to={materialPaths.materials()}>
          Materiais
        </TextLink>
        {live !== null && (
          <TextLink look="alone" to={materialPaths.material(id)}>
            Ver no ar
          </TextLink>
        )}
        {isDraft && (
          <TextLink look="alone" to={materialPaths.material(id, "draft")}>
            Ver o rascunho
          </TextLink>
        )}
      </nav>
      <PageHeading className="mt-2">Editar material</PageHeading>
      <p className="mt-1 text-muted">
        {studyKindLabels[kind]}. {live === null ? "Ainda não está no ar." : "Está no ar."}
        {live !== null && isDraft && " Há mudanças por publicar."}
      </p>
      <FormMessage
        of={{ reply: null, pending: form.pending }}
        earlier={!form.reply && done}
        className="mt-4"
      />
      {kind !== "page" && <StudyFile study={study} />}
      <StudyWorkspace key={study.base} study={study} choices={choices} form={form} />
      <StudyVersions study={study} />
      <Removal study={study} />
    </div>
  );
}
