import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("school");

export default [
  page("escolas/ajuda", "school-help"),
  resource("escolas", "schools"),
  page("primeiro-acesso", "first-access"),
  page("minhas-escolas", "own-schools"),
  page("escolas/:schoolId/gestao", "management"),
  page("escolas/:schoolId/gestao/nova-pessoa", "new-person"),
  page("escolas/:schoolId/gestao/pessoa/:personId", "person"),
  page("escolas/:schoolId/gestao/trabalhos", "jobs"),
  page("escolas/:schoolId/gestao/trabalho/:jobId", "job"),
  page("escolas/:schoolId/gestao/importar", "import-people"),
  page("escolas/:schoolId/gestao/importar/:rosterId/colunas", "import-columns"),
  page("escolas/:schoolId/gestao/importar/:rosterId/conferencia", "import-check"),
  resource("escolas/:schoolId/gestao/importar/:rosterId/problemas.csv", "import-problems"),
  resource("escolas/:schoolId/gestao/exportar/:format", "export-people"),
  resource("escolas/:schoolId/gestao/trabalho/:jobId/andamento", "job-progress"),
  page("escolas/:schoolId/gestao/cartoes/:jobId", "access-cards"),
  page("escolas/:schoolId/turma/:classId", "class"),
  page("escolas/:schoolId/auditoria", "audit"),
  page("escolas/:schoolId/auditoria/mensagens", "messages-audit"),
  page("escolas/:schoolId/suporte", "support"),
  page("escolas/:schoolId/recados", "announcements"),
  page("escolas/:schoolId/recados/novo", "new-announcement"),
  page("escolas/:schoolId/recados/:announcementId", "announcement"),
  resource("escolas/:schoolId/auditoria/csv", "audit-file"),
  page("admin/chamados", "admin/tickets"),
  page(":schoolId", "school-sign-in"),
];
