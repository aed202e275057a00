import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("mentoring");

export default [
  page("mentoria-de-estudos", "about-mentoring"),
  page("mentoria", "mentee-week"),
  page("mentoria/mensagens", "own-messages"),
  page("mentoria/encontros", "own-meetings"),
  page("mentoria/listas", "lists"),
  page("mentoria/teste/:testId", "test"),
  resource("mentoria/teste/:testId/capa", "test-cover"),
  page("mentoria/teste/:testId/imprimir", "print-test"),
  page("mentoria/teste/:testId/relatorio/:userId", "report"),
  page("relatorio-da-mentoria/:token", "shared-report"),
  page("mentores", "mentors"),
  page("mentores/encontros", "mentor-meetings"),
  page("reuniao/:meetingId", "meeting"),
  resource("encontros/:meetingId/agenda.ics", "calendar-file"),
  page("mentores/guia", "guide"),
  page("mentores/distribuicao", "distribution"),
  page("mentores/:menteeId", "mentee"),
  page("mentores/:menteeId/mensagens", "mentee-messages"),
];
