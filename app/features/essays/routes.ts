import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("essays");

export default [
  page("redacao", "essays"),
  page("redacao/tema/:themeId", "essay-theme"),
  page("redacao/evolucao", "essay-progress"),
  page("redacao/:essayId", "essay"),
  page("redacao/:essayId/imprimir", "print-essay"),
  page("redacao/:essayId/versoes", "essay-versions"),
  resource("redacao/:essayId/copia", "essay-copy"),
  resource("redacao/:essayId/fotos/:photoId", "essay-photo"),
  page("redacao/correcao", "grading-queue"),
  page("redacao/correcao/concordancia", "grading-agreement"),
  page("redacao/correcao/calibracao", "calibrations"),
  page("redacao/correcao/calibracao/:calibrationId", "calibration"),
  page("redacao/correcao/:gradingId", "grading"),
  page("redacao/:essayId/resultado", "essay-result"),
  page("escolas/:schoolId/redacoes", "school-essays"),
  page("escolas/:schoolId/redacoes/imprimir", "print-school-essays"),
  page("escolas/:schoolId/redacoes/trechos-iguais", "school-copies"),
  page("escolas/:schoolId/redacoes/folhas", "send-sheets"),
  resource("escolas/:schoolId/redacoes/notas.csv", "school-grades-csv"),
  page("escolas/:schoolId/redacoes/correcao", "school-grading-queue"),
  page("escolas/:schoolId/redacoes/correcao/concordancia", "school-agreement"),
  page("escolas/:schoolId/redacoes/correcao/:gradingId", "school-grading"),
];
