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
} as const satisfies Record<string, { status: number; message: string }>;
