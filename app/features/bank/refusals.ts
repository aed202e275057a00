/** Limits of answers, of practice, and of requests to the assistant (SEC-03, SEC-30). */
export const answerRefusals = {
  "too-many-answers": {
    status: 429,
    message: "Você respondeu muitas questões em um minuto. Respire e tente de novo em instantes.",
  },
  "too-many-answers-today": {
    status: 429,
    message:
      "Você já respondeu 2.000 questões hoje, o limite de um dia. O que você marcou fica guardado: volte amanhã.",
  },
  "practice-too-fast": {
    status: 429,
    message:
      "São respostas demais para o tempo desta prova. Nada se perdeu: espere um minuto e entregue de novo.",
  },
  "mock-empty": {
    status: 422,
    message: "O acervo não tem questões para este modelo. Importe provas desta instituição e tente de novo.",
  },
  "mock-begun": {
    status: 409,
    message: "Este simulado já começou ou foi cancelado, e não muda mais. Recarregue a página.",
  },
  "mock-language": { status: 422, message: "Escolha a língua estrangeira: Inglês ou Espanhol." },
  "mock-not-open": {
    status: 409,
    message: "Este simulado não está aberto agora. Veja na página dele quando começa e quando termina.",
  },
  "too-many-practice-questions": {
    status: 429,
    message:
      "Você já começou práticas com 2.000 questões nas últimas 24 horas, o limite. Continue uma delas ou volte amanhã.",
  },
  "assistant-allowance": {
    status: 429,
    message:
      "Você usou todas as perguntas de hoje ao FarolGPT. Amanhã tem mais; até lá, responda à questão para ver a resolução, ou procure o assunto em Materiais.",
  },
  "assistant-words": {
    status: 422,
    message: "Escreva a sua dúvida em até 2.000 caracteres.",
  },
  "assistant-photo": {
    status: 422,
    message: "Não deu para abrir esta foto. Escolha uma em JPEG, PNG ou WebP, mais perto da questão.",
  },
  "assistant-blind": {
    status: 422,
    message: "Agora o FarolGPT não vê fotos. Escreva a sua dúvida com palavras.",
  },
  "assistant-request-not-found": { status: 404, message: "Esta resposta não existe mais." },
} as const satisfies Record<string, { status: number; message: string }>;

/** Of imports into the bank. */
export const importRefusals = {
  "import/too-large": {
    status: 413,
    message:
      "O arquivo é grande demais: o limite é de 10 MB pela página e de 40 MB pela linha de comando. Divida a exportação em partes.",
  },
  "import/hostile-xml": {
    status: 422,
    message: "O arquivo declara um DOCTYPE ou entidades próprias e, por segurança, não foi lido.",
  },
  "import/too-deep": {
    status: 422,
    message: "O arquivo tem marcas aninhadas demais para ser uma exportação de questões e não foi lido.",
  },
  "import/too-many-questions": {
    status: 422,
    message:
      "O arquivo tem questões demais: o limite é de 1.000 pela página e de 10.000 pela linha de comando. Divida a exportação em partes.",
  },
  "import/no-file": { status: 422, message: "Escolha o arquivo que você quer importar." },
  "import/changed": {
    status: 409,
    message: "O arquivo conferido não é mais este. Escolha o arquivo e confira de novo antes de importar.",
  },
  "import/unknown-option": {
    status: 422,
    message: "Confira a instituição, o ano (quatro algarismos) e a disciplina.",
  },
  "import/unknown-format": {
    status: 422,
    message: "Escolha um dos formatos: Moodle XML, GIFT, Aiken ou Farol.",
  },
} as const;

export const topicRefusals = {
  "topic-not-found": { status: 404, message: "Este assunto não está no catálogo." },
  "topics-changed": {
    status: 409,
    message: "O catálogo mudou enquanto você olhava a prévia. Confira de novo antes de confirmar.",
  },
  "topics-running": {
    status: 409,
    message:
      "Outra mudança do catálogo ainda está chegando às questões. Continue-a até o fim e tente de novo.",
  },
} as const satisfies Record<string, { status: number; message: string }>;
