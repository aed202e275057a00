/** Of sessions of practice and reviews. */
export const practiceRefusals = {
  "practice-not-found": {
    status: 404,
    message: "Esta sessão de prática não existe ou não é sua.",
  },
  "review-empty": {
    status: 422,
    message: "Nada para revisar agora. O que você errar ou marcar volta no dia seguinte.",
  },
  "note-not-found": {
    status: 404,
    message: "Este cartão não existe mais, ou não é seu.",
  },
  "too-many-notes": {
    status: 422,
    message: "Você já tem mil cartões. Apague algum para guardar este.",
  },
  "practice-empty": {
    status: 422,
    message: "Nenhuma questão para praticar aqui. Tire um filtro da busca e tente de novo.",
  },
} as const;
