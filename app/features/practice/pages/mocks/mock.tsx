import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedPage } from "#app/platform/page/components/unlisted-meta.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { type MockPlace, readMockId } from "../../domain/mocks/mock-place.ts";
import { mockPaths } from "../../paths.ts";
import { loadEvent, loadMock } from "../../services/mocks/load-mock.server.ts";
import { EventDoor } from "./mock/event-door.tsx";
import { ExamDoor } from "./mock/exam-door.tsx";
import { type MockExtra, mockForms } from "./mock/mock-action.server.ts";
import { OwnMocks } from "./mocks/own-mocks.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? unlistedPage(`Simulado: ${data.title}`) : [];

/** Throws page-not-found. */
function placeOf({ params }: LoaderFunctionArgs): MockPlace {
  const place = readMockId((params.mockExamId ?? "").slice(0, 120));
  if (!place) throw new AppError("page-not-found");
  return place;
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const place = placeOf(args);
  if (place.kind === "event") {
    const event = await loadEvent(deps, viewer, place.id);
    return json({ kind: "event" as const, title: event.title, event });
  }
  const { exam, former } = await loadMock(deps, viewer, place);
  return json({ kind: "exam" as const, title: exam.title, exam, former, isDrawn: place.kind !== "real" });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm(args.request, mockForms(deps, viewer, placeOf(args)), { "mock-language": "idioma" });
}

export default function Mock() {
  const data = useLoaderData<typeof loader>();
  const form = usePageForm<string, MockExtra>();
  return (
    <div className="page-width max-w-3xl py-6">
      <TextLink look="alone" to={mockPaths.mocks()}>
        ‹ Simulados
      </TextLink>
      <PageHeading>{data.title}</PageHeading>
      {data.kind === "event" ? (
        <EventDoor event={data.event} form={form} />
      ) : (
        <>
          <ExamDoor exam={data.exam} isDrawn={data.isDrawn} form={form} />
          <OwnMocks own={data.former} title="Suas provas deste simulado" id="suas" />
        </>
      )}
    </div>
  );
}
