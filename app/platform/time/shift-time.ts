import { once } from "#app/platform/text/once.ts";

const day = once(
  () =>
    new Intl.DateTimeFormat("pt-BR", {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "America/Sao_Paulo",
    }),
);
const hour = once(
  () =>
    new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit", timeZone: "America/Sao_Paulo" }),
);

/** Epoch seconds → "quarta-feira, 25 de novembro, 19:00 às 21:00", in São Paulo. */
export function shiftTime({ startsAt, endsAt }: { startsAt: number; endsAt: number }): string {
  const at = (seconds: number) => hour().format(seconds * 1000);
  return `${day().format(startsAt * 1000)}, ${at(startsAt)} às ${at(endsAt)}`;
}
