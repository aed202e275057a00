import { routesOf } from "#app/platform/paths/route.ts";

const { page } = routesOf("exams");

export default [
  page("provas-anteriores/:institutionName?", "past-exams/past-exams"),
  page("provas-anteriores/:institutionName/:year/:exam", "past-exams/exam"),
  page("provas-anteriores/:institutionName/:year/:exam/imprimir", "past-exams/print-exam"),
  page("espcex-2024", "past-exams/espcex-2024"),
  page("ide", "import-exam"),
  page("submeter", "submit-exam"),
  page("exame", "exam"),
  page("editar-exame", "edit-exams"),
];
