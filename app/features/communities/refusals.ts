/** Numbers as in app/features/communities/domain. */
export const communityRefusals = {
  "community-not-found": { status: 404, message: "Esta comunidade não existe, ou foi encerrada." },
  "community-taken": { status: 409, message: "Já há uma comunidade com este endereço." },
  "community-person-gone": {
    status: 409,
    message: "Esta pessoa já não está na comunidade. Recarregue a página.",
  },
  "too-many-communities": {
    status: 409,
    message: "Esta pessoa já está em 10 comunidades: precisa sair de uma.",
  },
  "shift-not-found": { status: 404, message: "Este plantão não existe mais. Recarregue a página." },
  "shift-full": { status: 409, message: "Este plantão acabou de ficar completo. Escolha outro." },
  "shift-overlaps": { status: 409, message: "Você já tem um plantão neste horário." },
  "shift-started": {
    status: 409,
    message: "Este plantão já começou: não dá mais para entrar nem para sair.",
  },
  "shift-not-over": { status: 409, message: "A presença se confirma depois que o plantão termina." },
  "too-many-shifts": { status: 409, message: "Há plantões demais marcados. Cancele alguns antes." },
  "set-not-found": {
    status: 404,
    message: "Estas questões não são de uma temporada em que você está.",
  },
  "set-not-open": { status: 409, message: "A semana destas questões já terminou, ou ainda não começou." },
  "season-not-found": { status: 404, message: "Esta temporada não existe mais. Recarregue a página." },
  "season-overlaps": { status: 409, message: "Já há outra temporada nesse período." },
  "set-week": { status: 422, message: "Escolha uma semana da temporada que ainda não tem questões." },
  "set-empty": {
    status: 422,
    message: "Escolha uma lista ou cole os códigos de questões objetivas que estão no acervo.",
  },
  "set-opened": { status: 409, message: "Estas questões já abriram para quem participa: não saem mais." },
  "participant-not-found": { status: 404, message: "Esta pessoa já não está na temporada." },
  "import-gone": {
    status: 409,
    message: "Esta lista já foi importada, ou esperou demais. Envie o arquivo de novo se faltar alguém.",
  },
  "import-changed": {
    status: 409,
    message: "A temporada mudou depois da conferência. Veja abaixo o que a lista faz agora.",
  },
  "too-many-participants": { status: 409, message: "A temporada passaria de 2.000 participantes." },
} as const satisfies Record<string, { status: number; message: string }>;
