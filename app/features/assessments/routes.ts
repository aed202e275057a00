import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("assessments");

export default [
  page("escolas/:schoolId/avaliacoes/:assessmentId/resultados", "results"),
  resource("escolas/:schoolId/avaliacoes/:assessmentId/resultados.csv", "results-csv"),
  resource("escolas/:schoolId/avaliacoes/:assessmentId/resultados.xlsx", "results-xlsx"),
  page("escolas/:schoolId/avaliacoes", "assessments"),
  page("escolas/:schoolId/avaliacoes/:assessmentId/previa", "preview-assessment"),
  page("escolas/:schoolId/avaliacoes/:assessmentId/imprimir", "print-assessment"),
  page("escolas/:schoolId/criar-avaliacao", "create-assessment"),
  resource("escolas/:schoolId/criar-avaliacao/questoes", "assessment-questions"),
  resource("escolas/:schoolId/criar-avaliacao/fontes", "question-sources"),
  resource("escolas/:schoolId/criar-avaliacao/pessoas", "assessment-people"),
  page("escolas/:schoolId/analise-erros", "error-analysis"),
  page("escolas/:schoolId/analise-erros/:questionId/:answer", "distractor-note"),
  page("escolas/:schoolId/avaliacoes/:assessmentId/corrigir", "marking"),
  page("escolas/:schoolId/gerenciar-certames", "events"),
  page("escolas/:schoolId/boletim", "report-cards"),
  page("escolas/:schoolId/avaliacoes/:assessmentId", "assessment"),
  resource("escolas/:schoolId/avaliacoes/:assessmentId/questoes", "sitting-questions"),
];
