export const searchRefusals = {
  "too-many-questions": {
    status: 429,
    message: "Foram muitas questões novas em um minuto. Espere um minuto e tente de novo: nada se perdeu.",
  },
  "too-many-questions-today": {
    status: 429,
    message:
      "Você chegou ao limite de 3.000 questões diferentes em um dia. As que já abriu continuam abertas; as novas voltam daqui a {time}.",
  },
  "too-many-questions-of-address": {
    status: 429,
    message:
      "Desta rede já se abriram muitas questões hoje. Entre na sua conta, ou crie uma: cada conta tem o seu próprio limite.",
  },
  "search-not-found": { status: 404, message: "Isto não é o endereço de uma busca do Farol." },
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
} as const satisfies Record<string, { status: number; message: string }>;
