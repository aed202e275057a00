import { once } from "#app/platform/text/once.ts";

const inBrasilia = once(
  () =>
    new Intl.DateTimeFormat("pt-BR", {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "America/Sao_Paulo",
    }),
);
const dayInBrasilia = once(
  () =>
    new Intl.DateTimeFormat("pt-BR", {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "America/Sao_Paulo",
    }),
);

/** Epoch seconds → "qui., 26 de nov., 15:00 (Brasília)". */
export function formatMeeting(epochSeconds: number): string {
  return `${inBrasilia().format(epochSeconds * 1000)} (Brasília)`;
}

/** Epoch seconds → "quinta-feira, 26 de novembro", in Brasília. */
export function formatMeetingDay(epochSeconds: number): string {
  return dayInBrasilia().format(epochSeconds * 1000);
}
