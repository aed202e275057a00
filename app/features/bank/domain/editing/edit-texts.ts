const done = new Map(
  Object.entries({
    salva: "Questão salva. Quem abrir a página já vê a nova versão.",
    escrita: "Questão escrita. Agora ela pode entrar nos cadernos da escola.",
    igual: "Nada mudou: a questão já estava assim.",
    gabarito: "Questão salva, e o novo gabarito já vale para quem tinha respondido. Avisamos cada pessoa.",
    continua: "Questão salva. O novo gabarito ainda está chegando às respostas antigas.",
    restaurada: "Versão restaurada, como uma versão nova.",
    desfeita: "Mudança de gabarito desfeita: as respostas voltaram ao que eram.",
  }),
);

export function editDoneText(word: string | null): string | null {
  return done.get(word ?? "") ?? null;
}
