/** What was done, as the page says it. */
export const memberTexts: ReadonlyMap<string | null, string> = new Map([
  ["entrou", "O plantão é seu. Avise saindo dele se não puder vir."],
  ["saiu", "Você saiu do plantão. O lugar está aberto de novo."],
]);
