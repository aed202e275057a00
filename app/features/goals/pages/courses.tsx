import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Search } from "lucide-react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading, Row, Rows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { goalPaths } from "../paths.ts";
import { loadCourses } from "../services/load-courses.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "Dá para passar? Cortes e chances no SiSU",
    description:
      "Notas de corte do SiSU de 2020 a 2024, por curso e modalidade, e a chance de uma nota passar no próximo.",
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const text = (new URL(args.request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
  const found = await loadCourses(deps, text);
  return publicReply(args.request, goalPaths.courses(), { text, found });
}

/** Courses by name, city and institution. */
export default function Courses() {
  const { text, found } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-3xl py-6 sm:py-8">
      <PageHeading>Dá para passar?</PageHeading>
      <p className="mt-2 max-w-prose text-muted">
        Procure um curso do SiSU para ver os últimos cortes e a chance de uma nota passar no próximo.
      </p>
      <Form role="search" className="mt-4 flex gap-2">
        <input
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          aria-label="Curso, cidade ou sigla"
          placeholder="Direito UFMG"
          className="field min-w-0 flex-1"
        />
        <Button type="submit">
          <Icon as={Search} size={18} />
          Buscar
        </Button>
      </Form>
      {found?.length === 0 && <Empty className="mt-6">Nenhum curso com todas essas palavras.</Empty>}
      {found && found.length > 0 && (
        <Rows aria-label="Cursos">
          {found.map(({ code, name, short, institution, place, campus, degree, shift, places }) => (
            <Row key={code}>
              <div className="min-w-0 flex-1">
                <TextLink to={goalPaths.course(code)}>
                  {name} · {short || institution}
                </TextLink>
                <p className="text-sm text-muted">
                  {place} · {degree}, {shift} · {places} vagas · {campus}
                </p>
              </div>
            </Row>
          ))}
        </Rows>
      )}
    </div>
  );
}
