import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const meetingPaths = {
  ownMeetings: (query?: Query) => withQuery("/mentoria/encontros", query),
  mentorMeetings: (query?: Query) => withQuery("/mentores/encontros", query),
  /** `peer`: of one open page. */
  meetingChannel: (id: string, peer: string) => `/canal/reuniao/${encodeURIComponent(id)}?lugar=${peer}`,
  calendarFile: (id: string) => `/encontros/${encodeURIComponent(id)}/agenda.ics`,
} as const;
