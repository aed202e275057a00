/** Of imports into the bank (app/services/questions). */
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
