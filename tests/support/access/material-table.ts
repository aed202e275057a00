import { nowhere, open, type Row } from "./school-table.ts";

const adminOnly: Row = { everybody: 401, admin: 200 };

/** The rows of the platform's materials. */
export const materialReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/materiais": {
    "/materiais": open,
    "/materiais?q=newton&disciplina=fisica&assunto=5040&tipo=page&ordem=titulo&pagina=2": open,
  },
  "/criar-material": { "/criar-material": adminOnly },
  "/m/:materialId": { "/m/nenhum": nowhere, "/m/nenhum?rascunho=1": nowhere },
  "/m/:materialId/editar": { "/m/nenhum/editar": { everybody: 401, admin: 404 } },
  "/m/:materialId/arquivo": { "/m/nenhum/arquivo": nowhere },
  "/m/:materialId/copia": { "/m/nenhum/copia": { everybody: 401, "signed-in": 404 } },
};

export const materialActions: Readonly<Record<string, Row>> = {
  "/criar-material": { everybody: 401, admin: 422 },
  "/m/:materialId/editar": { everybody: 401, admin: 400 },
};

/** What search engines read, with the materials. */
export const sitemapReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/sitemap.xml": { "/sitemap.xml": open },
  "/sitemap/:part": {
    "/sitemap/paginas.xml": open,
    "/sitemap/provas.xml": open,
    "/sitemap/materiais.xml": open,
    "/sitemap/questoes-1961-1.xml": nowhere,
    "/sitemap/outra.xml": nowhere,
  },
  "/robots.txt": { "/robots.txt": open },
};
