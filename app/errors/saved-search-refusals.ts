export const savedSearchRefusals = {
  "saved-search-name": { status: 422, message: "Dê um nome à busca, com 1 a 60 caracteres." },
  "saved-search-exists": {
    status: 409,
    message: "Você já salvou esta busca com outro nome. Ela está na lista.",
  },
  "saved-search-not-found": { status: 404, message: "Esta busca salva não existe mais ou não é sua." },
  "too-many-saved-searches": {
    status: 409,
    message: "Você já tem 50 buscas salvas, o máximo. Apague uma para salvar outra.",
  },
} as const;
