/** What was done, by the word in the address. */
export const meetingDone: ReadonlyMap<string | null, string> = new Map([
  ["marcado", "Encontro marcado. Avisamos um dia e uma hora antes."],
  ["remarcado", "Encontro remarcado. Os outros convidados já sabem."],
  ["cancelado", "Encontro cancelado. Os outros convidados já sabem."],
  ["presenca", "Presença anotada."],
  ["horarios", "Horários livres guardados."],
]);
