import type { BankAuditView } from "../../../services/review/read-bank-audit.server.ts";

/** Labels, intros and empty texts. */
export const auditViews: Readonly<Record<BankAuditView, { label: string; intro: string; empty: string }>> = {
  reports: {
    label: "Erros apontados",
    intro: "O que estudantes contestam, do mais novo ao mais antigo. Quem apontou recebe a sua resposta.",
    empty: "Nenhum erro apontado à espera. Tudo em dia por aqui.",
  },
  solutions: {
    label: "Resoluções pedidas",
    intro: "Questões sem resolução, da mais pedida à menos pedida. Saem daqui quando a resolução é escrita.",
    empty: "Nenhuma resolução pedida.",
  },
  steps: {
    label: "Passos",
    intro:
      "Passos de resoluções que estudantes marcaram com “não entendi”, do mais marcado ao menos marcado. As marcas somem quando os passos mudam.",
    empty: "Nenhum passo marcado. As resoluções estão claras para quem as leu.",
  },
  key: {
    label: "Gabaritos corrigidos",
    intro: "A fonte dizia uma letra e o arquivo do INEP, outra. Vale a do INEP.",
    empty: "Nenhum gabarito da fonte discorda do arquivo do INEP.",
  },
  area: {
    label: "Áreas corrigidas",
    intro: "A fonte dizia uma área e o arquivo do INEP, outra. Vale a do INEP.",
    empty: "Nenhuma área da fonte discorda do arquivo do INEP.",
  },
  topic: {
    label: "Sem assunto certo",
    intro: "A classificação só tem propostas. Em Classificar, uma tecla confirma a de cada questão.",
    empty: "Nenhuma questão aguarda um assunto.",
  },
  annulled: {
    label: "Anuladas",
    intro: "Questões sem resposta certa. Quem já as tinha respondido conta como acerto.",
    empty: "Nenhuma questão anulada para conferir.",
  },
  context: {
    label: "Contexto que falta",
    intro:
      "Fora do ar porque o enunciado parte de um texto ou de uma figura que não mostra. Publique as que se entendem assim; recuse as que perderam o texto.",
    empty: "Nenhum enunciado aguarda o seu contexto.",
  },
  quarantined: {
    label: "Em quarentena",
    intro: "Fora do ar até que alguém resolva o motivo: imagem que falta, gabarito ausente, texto ilegível.",
    empty: "Nenhuma questão em quarentena.",
  },
  picture: {
    label: "Imagens que faltam",
    intro: "Textos que mostram imagens que nunca chegaram.",
    empty: "Nenhuma imagem falta.",
  },
  render: {
    label: "Fórmulas com defeito",
    intro: "O renderizador não conseguiu desenhar estas fórmulas: aparece o que foi escrito.",
    empty: "Todas as fórmulas saem desenhadas.",
  },
};
