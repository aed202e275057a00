import { everyAddress } from "#tests/support/every-address.ts";
import { dataAddress } from "#tests/support/every-route.ts";

type Asked = {
  schoolId: string;
  code: string;
  classId: string;
  /** Ids of assessments. */
  exams: readonly string[];
  personId: string;
  /** Words of the question. */
  words: readonly string[];
  /** The exam whose pages are drawn, too, by its place. */
  drawn: number;
  /** Of the routes that lead to no question or exam, the part that is this reader's among so many readers. */
  turn: number;
  turns: number;
};

/** Addresses that may lead to a question or an exam: all of those, and of the others a reader's part. */
export function questionAddresses({
  schoolId,
  code,
  classId,
  exams,
  personId,
  words,
  drawn,
  turn,
  turns,
}: Asked): string[] {
  const named = (values: Record<string, string>) =>
    everyAddress({ schoolId, questionId: code, classId, personId, ...values });
  const about =
    /:assessmentId|:questionId|criar-avaliacao|avaliacoes|analise-erros|certames|boletim|questoes|imprimir/;
  const patternOf = new Map(everyAddress().map(({ id, paths }) => [id, paths.join()]));
  const near = (id: string) => /assessments|questions|own-|school-question|paper|print/.test(id);
  // The data suffice: a page renders nothing else. Of one exam the pages are requested, too.
  const dataOf = (routes: ReturnType<typeof everyAddress>) =>
    routes.flatMap(({ id, paths, hasLoader }) =>
      paths.map((path) => (hasLoader ? dataAddress(path, id) : path)),
    );
  const isAbout = ({ id }: { id: string }) => near(id) || about.test(patternOf.get(id) ?? "");
  const pages = exams.flatMap((assessmentId, index) => {
    const routes = named({ assessmentId }).filter(isAbout);
    return [...dataOf(routes), ...(index === drawn ? routes.flatMap(({ paths }) => paths) : [])];
  });
  const others = named({}).filter((route) => !isAbout(route));
  const rest = dataOf(others.filter((_, index) => index % turns === turn));
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
