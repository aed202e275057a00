import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDuration } from "#app/platform/time/format-duration.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { mockPaths } from "../../paths.ts";
import { loadMocks } from "../../services/mocks/load-mocks.server.ts";
import { EventList } from "./mocks/event-list.tsx";
import { ExamLinks, YearExams } from "./mocks/exam-links.tsx";
import { InstitutionFilter } from "./mocks/institution-filter.tsx";
import { OwnMocks } from "./mocks/own-mocks.tsx";

export const meta = unlistedMeta("Simulados");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const { text } = sentForm(new URL(args.request.url).searchParams);
  const year = /^\d{4}$/.exec(text("ate", 4))?.[0];
  const code = text("instituicao", 40) || null;
  return json(await loadMocks(deps, viewer, { code, until: year ? Number(year) : null }));
}

export default function Mocks() {
  const data = useLoaderData<typeof loader>();
  const { events, years, short, templates, own } = data;
  return (
    <div className="page-width max-w-[57.5rem] py-6">
      <PageHeading>Simulados</PageHeading>
      <p className="mt-1 text-muted">
        Faça uma prova como ela é, com o tempo dela, e veja a nota que as suas respostas valem.
      </p>
      <OwnMocks own={own.filter(({ endedAt }) => endedAt === null)} title="Continuar" id="continuar" />
      <EventList events={events} />
      <ExamLinks
        id="onibus"
        title="20 minutos no ônibus"
        rows={short.map((each) => ({ ...each, about: "7 questões" }))}
      />
      <Section title="Uma prova real">
        <InstitutionFilter institutions={data.institutions} chosen={data.institution} />
        {years.length === 0 ? (
          <p className="mt-3 text-muted">
            Nenhuma prova real deste filtro no acervo. Experimente um modelo, logo abaixo.
          </p>
        ) : (
          years.map(({ year, exams }, index) => (
            <YearExams key={year} year={year} rows={exams} open={index === 0} />
          ))
        )}
        {data.older !== null && (
          <TextLink
            look="alone"
            to={mockPaths.mocks({
              ...(data.institution ? { instituicao: data.institution } : {}),
              ate: String(data.older),
            })}
            className="mt-3"
          >
            Provas até {data.older}
          </TextLink>
        )}
      </Section>
      <ExamLinks
        id="modelos"
        title="Pelo modelo da prova"
        rows={templates.map(({ id, title, questions, minutes, isEstimate }) => ({
          id,
          name: title,
          about: `${questions} questões, ${formatDuration(minutes * 60)}${isEstimate ? " (tempo estimado por nós)" : ""}`,
        }))}
      />
      <OwnMocks own={own.filter(({ endedAt }) => endedAt !== null)} title="Seus simulados" id="seus" />
    </div>
  );
}
