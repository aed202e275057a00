export const trackRefusals = {
  "track-not-found": {
    status: 404,
    message: "Esta trilha não existe, ou mudou de lugar. Veja todas em Trilhas.",
  },
  "track-changed": {
    status: 409,
    message:
      "Esta trilha mudou enquanto você editava. O seu texto está aqui: confira o que mudou e salve de novo.",
  },
  "track-code-taken": {
    status: 409,
    message: "Já há uma trilha com este código. Escolha outro, ou abra a que existe.",
  },
  "track-too-long": {
    status: 413,
    message: "O texto passa do tamanho de uma trilha. Divida em duas trilhas.",
  },
  "track-unreadable": {
    status: 409,
    message: "O texto da trilha tem erros que impedem a mudança por formulário. Corrija o texto primeiro.",
  },
} as const satisfies Record<string, { status: number; message: string }>;
