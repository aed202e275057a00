/** Numbers as in app/features/lists/domain/list.ts. */
export const listRefusals = {
  "list-not-found": {
    status: 404,
    message: "Esta lista não existe, foi apagada ou não está aberta para você.",
  },
  "list-name": { status: 422, message: "Dê à lista um nome de 1 a 80 caracteres." },
  "list-description": {
    status: 422,
    message: "A descrição pode ter até 400 caracteres. Encurte o texto.",
  },
  "list-tags": {
    status: 422,
    message: "Use até 8 etiquetas, de até 30 caracteres cada, separadas por vírgula.",
  },
  "list-heading": { status: 422, message: "Escreva um título de 1 a 120 caracteres." },
  "list-full": {
    status: 409,
    message: "Uma lista tem até 500 questões. Crie outra ou tire algumas.",
  },
  "list-headings-full": { status: 409, message: "Uma lista tem até 50 títulos. Tire algum antes." },
  "too-many-lists": { status: 409, message: "Você já tem 200 listas. Apague alguma antes de criar outra." },
  "too-many-new-lists": {
    status: 429,
    message:
      "Você criou muitas listas hoje. Amanhã dá para criar mais; questões, você pode salvar nas que já tem.",
  },
  "too-many-followed": {
    status: 409,
    message: "Você já segue 200 listas. Deixe de seguir alguma antes.",
  },
  "list-own": { status: 409, message: "Esta lista é sua: ela já está em Minhas." },
  "list-empty": {
    status: 422,
    message: "Não achamos questões para pôr na lista. Mude a busca e tente de novo.",
  },
  "list-contact": {
    status: 422,
    message:
      "Tire e-mail, telefone, perfil ou link do texto: muita gente aqui é menor de idade, e o contato fica dentro do Farol.",
  },
  "blueprint-empty": { status: 422, message: "Diga quantas questões você quer em pelo menos uma linha." },
  "blueprint-no-other": {
    status: 409,
    message: "Não há outra questão para esta linha. Amplie os anos ou tire um filtro dela.",
  },
  "blueprint-name": { status: 422, message: "Dê ao modelo um nome de 1 a 80 caracteres." },
  "too-many-blueprints": { status: 409, message: "Você já tem 30 modelos. Apague algum antes." },
} as const satisfies Record<string, { status: number; message: string }>;
