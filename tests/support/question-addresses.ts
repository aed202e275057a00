import { dataAddress, everyRoute } from "#tests/support/every-route.ts";
import { sweepOf } from "#tests/support/sweep.ts";

type Asked = {
  schoolId: string;
  code: string;
  classId: string;
  /** Ids of assessments. */
  exams: readonly string[];
  personId: string;
  /** That stand in the question. */
  words: readonly string[];
};

/** Addresses that may lead to a question or an exam: all of those, a tenth of the others. */
export function questionAddresses({ schoolId, code, classId, exams, personId, words }: Asked): string[] {
  const named = (values: Record<string, string>) =>
    everyRoute({ schoolId, questionId: code, classId, personId, ...values });
  const about =
    /:assessmentId|:questionId|criar-avaliacao|avaliacoes|analise-erros|certames|boletim|questoes|imprimir/;
  const patternOf = new Map(everyRoute().map(({ id, paths }) => [id, paths.join()]));
  const near = (id: string) => /assessments|questions|own-|school-question|paper|print/.test(id);
  const both = (routes: ReturnType<typeof everyRoute>) =>
    routes.flatMap(({ id, paths, hasLoader }) =>
      paths.flatMap((path) => (hasLoader ? [path, dataAddress(path, id)] : [path])),
    );
  const pages = exams.flatMap((assessmentId) =>
    both(named({ assessmentId }).filter(({ id }) => near(id) || about.test(patternOf.get(id) ?? ""))),
  );
  // Of the others the data are enough: a page renders them and nothing else.
  const rest = sweepOf(named({}).filter(({ id }) => !near(id))).flatMap(({ id, paths, hasLoader }) =>
    paths.map((path) => (hasLoader ? dataAddress(path, id) : path)),
  );
  const base = `/escolas/${schoolId}`;
  const queries = exams.flatMap((id) => [
    `${base}/criar-avaliacao?avaliacao=${id}`,
    `${base}/criar-avaliacao/questoes?de=${id}`,
    `${base}/avaliacoes/${id}/questoes?de=0&ate=11`,
    `${base}/avaliacoes/${id}/resultados?questao=1`,
    `${base}/avaliacoes/${id}/resultados?estudante=${personId}`,
    `${base}/avaliacoes/${id}/imprimir?gabarito=sim&resolucoes=sim`,
    `${base}/avaliacoes/${id}/corrigir?questao=1`,
  ]);
  const searches = [...words, code]
    .map(encodeURIComponent)
    .flatMap((text) => [
      `/questoes?q=${text}`,
      dataAddress(`/questoes?q=${text}`, "features/questions/pages/search"),
      `/contagens?busca=${encodeURIComponent(`/questoes?q=${text}`)}`,
      `/sugestoes?q=${text}`,
      `${base}/cadernos-busca?de=escola&q=${text}`,
      `${base}/criar-avaliacao/questoes?de=escola&q=${text}`,
      `${base}/avaliacoes?q=${text}`,
      `${base}/questoes?q=${text}`,
    ]);
  const more = [
    `${base}/criar-avaliacao/questoes?questoes=${code}`,
    `${base}/analise-erros?estudante=${personId}`,
    `${base}/boletim?estudante=${personId}`,
    `/imprimir?questoes=${code}&gabarito=sim`,
    `/praticar?questoes=${code}`,
    `/q/${code}.json`,
    `/__manifest?p=${encodeURIComponent(`${base}/q/${code}`)}`,
  ];
  return [...new Set([...pages, ...rest, ...queries, ...searches, ...more])];
}
