import { type Query, withQuery } from "#app/platform/paths/with-query.ts";
import { shellPaths } from "#app/shell/paths.ts";

export const mentoringPaths = {
  about: shellPaths.mentoringAbout,
  /** `semana`: another week than the present one, by its Monday. */
  week: (query?: Query) => withQuery("/mentoria", query),
  tests: (query?: Query) => withQuery("/mentoria/listas", query),
  test: (id: string, query?: Query) => withQuery(`/mentoria/teste/${encodeURIComponent(id)}`, query),
  /** A picture of its address. */
  testCover: (id: string) => `/mentoria/teste/${encodeURIComponent(id)}/capa`,
  printTest: (id: string) => `/mentoria/teste/${encodeURIComponent(id)}/imprimir`,
  report: (id: string, userId: string) =>
    `/mentoria/teste/${encodeURIComponent(id)}/relatorio/${encodeURIComponent(userId)}`,
  sharedReport: (token: string) => `/relatorio-da-mentoria/${encodeURIComponent(token)}`,
  messages: (done?: string) => withQuery("/mentoria/mensagens", { feito: done }),
  menteeMessages: (userId: string, done?: string) =>
    withQuery(`/mentores/${encodeURIComponent(userId)}/mensagens`, { feito: done }),
  mentors: () => "/mentores",
  mentee: (userId: string, query?: Query) => withQuery(`/mentores/${encodeURIComponent(userId)}`, query),
  meeting: shellPaths.meeting,
  guide: () => "/mentores/guia",
  /** `cancelled`: meetings. */
  distribution: (done?: string, cancelled = 0) =>
    withQuery("/mentores/distribuicao", {
      feito: done,
      encontros: cancelled > 0 ? String(cancelled) : undefined,
    }),
} as const;

export const meetingPaths = {
  ownMeetings: (query?: Query) => withQuery("/mentoria/encontros", query),
  mentorMeetings: (query?: Query) => withQuery("/mentores/encontros", query),
  /** `peer`: of one open page. */
  meetingChannel: (id: string, peer: string) => `/canal/reuniao/${encodeURIComponent(id)}?lugar=${peer}`,
  calendarFile: (id: string) => `/encontros/${encodeURIComponent(id)}/agenda.ics`,
} as const;
