const done = new Map(
  Object.entries({
    corrigida: "Aviso respondido: quem apontou o erro soube que foi corrigido.",
    mantida: "Aviso respondido: quem apontou o erro soube por que a questão fica como está.",
    conferido: "Achado conferido: ele sai desta lista.",
  }),
);

export function auditDoneText(word: string | null): string | null {
  return done.get(word ?? "") ?? null;
}
