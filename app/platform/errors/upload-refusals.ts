/** The browser shows the ones of a file before it sends anything. */
export const uploadRefusals = {
  "upload-empty": { status: 422, message: "O arquivo está vazio." },
  "upload-not-pdf": { status: 415, message: "Este arquivo diz ser pdf, mas não é. Exporte de novo." },
  "upload-not-word": { status: 415, message: "Este arquivo diz ser do Word, mas não é. Salve de novo." },
  "upload-not-powerpoint": {
    status: 415,
    message: "Este arquivo diz ser do PowerPoint, mas não é. Salve de novo.",
  },
  "upload-not-video": {
    status: 415,
    message: "Este arquivo diz ser um vídeo mp4, mas não é. Exporte de novo.",
  },
  "upload-has-macros": { status: 415, message: "O documento tem macros. Salve sem elas e envie de novo." },
  "upload-bomb": { status: 415, message: "O documento se expande além do que é seguro e foi recusado." },
  "upload-program": { status: 415, message: "Programas não entram na biblioteca." },
  "upload-too-large": { status: 413, message: "O arquivo pode ter até 100 MB." },
  "upload-video-too-large": { status: 413, message: "O vídeo pode ter até 500 MB. Reduza a resolução." },
  "upload-at-once-too-large": {
    status: 413,
    message: "Sem scripts o arquivo pode ter até 3,5 MB. Com eles, até 100 MB.",
  },
  "upload-no-file": { status: 422, message: "Escolha o arquivo que você quer enviar." },
  "upload-no-name": { status: 422, message: "O arquivo não tem nome. Dê um nome a ele e envie de novo." },
  "upload-no-space": {
    status: 409,
    message: "Não há espaço para este arquivo. Apague materiais que não usa mais e tente de novo.",
  },
  "upload-too-many-open": {
    status: 409,
    message: "Há envios demais pela metade. Conclua ou cancele um deles antes de começar outro.",
  },
  "upload-not-found": { status: 404, message: "Este envio não existe mais. Envie o arquivo de novo." },
  "upload-part-damaged": { status: 422, message: "Um pedaço do arquivo chegou com defeito. Tente de novo." },
  "upload-incomplete": { status: 409, message: "Faltam pedaços do arquivo. Continue o envio." },
  "upload-damaged": {
    status: 422,
    message: "O arquivo chegou diferente do que saiu do seu aparelho. Envie de novo.",
  },
  "material-not-found": {
    status: 404,
    message: "Este material não existe mais. Outra pessoa pode tê-lo excluído.",
  },
  "study-not-found": {
    status: 404,
    message: "Material não encontrado. Ele pode ter saído do ar.",
  },
  "study-changed": {
    status: 409,
    message: "Este material mudou em outra aba. Recarregue a página para ver como ele está agora.",
  },
  "study-published": { status: 409, message: "Tire o material do ar antes de apagar." },
  "material-title": { status: 422, message: "Dê um título ao material, com 1 a 120 caracteres." },
  "material-none-chosen": { status: 422, message: "Escolha ao menos um material." },
  "video-address": {
    status: 422,
    message: "Cole o endereço inteiro do vídeo, começando por https://.",
  },
} as const satisfies Record<string, { status: number; message: string }>;
