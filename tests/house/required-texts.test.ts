import { describe, expect, test } from "vitest";
import { filesUnder } from "./source-files.ts";

/** Required texts, by their rule: each is in the product letter for letter. */
const texts: Readonly<Record<string, readonly string[]>> = {
  "R-ROUTE-12, the error page": [
    "Página não encontrada",
    "Parece que você chegou em uma terra que não existe!",
    "Ocorreu um erro",
    "Erro à vista! Se o problema persistir, entre em contato.",
    "Retornar à Home",
  ],
  "R-SHELL-2, the menu": [
    "Início",
    "Questões",
    "Listas",
    "Materiais",
    "Respostas",
    "Simulados",
    "Redação",
    "Submeter Exame",
    "Editar Exame",
    "Novo Material",
    "Dashboard Admin",
    "Meu Perfil",
    "Informações e Ajuda",
    "Moderação",
    "Mentoria",
    "Adm Plantel",
    "Desafio Marista",
  ],
  "R-SHELL-3, the menu of a school": [
    "Tela Inicial",
    "Cadernos",
    "Redações",
    "Análise de Erros",
    "Biblioteca",
    "Criar Simulado",
    "Criar Redação",
    "Gestão Escolar",
    "Suporte Técnico",
    "Recursos ",
  ],
  "R-SHELL-13, support": ["Suporte ainda não implementado"],
  "R-MSG-1, kinds of notifications": ["Novidade", "Aviso", "Novo Comentário", "Nova Resposta"],
  "R-ACC-2, R-ACC-17, R-SHELL-9 and R-SHELL-10, states": [
    "Aguarde enquanto configuramos o seu perfil...",
    "Próximo",
    "Vamos lá!",
    "Voltar",
    "Adquira um plano para continuar",
    "Faça login para continuar",
  ],
  "R-ACC-4 to R-ACC-6 and R-ACC-18 to R-ACC-22, validation": [
    "Digite um endereço de e-mail válido",
    "Digite o seu nome",
    "Digite o seu sobrenome",
    "Sua senha deve ter entre 6 e 50 caracteres",
    "Insira a mesma senha nos dois campos",
    "Como você nos conheceu?",
    "Em qual outra prova você tem interesse?",
    "Qual a sua série de estudo?",
    "Selecione o seu estado",
  ],
  "R-ACCESS-1, refusals": ["Você não tem permissão para acessar esta página", "Faça login para acessar"],
  "R-ACC-8, R-ACC-9 and R-ACC-13, errors": [
    "Erro ao processar solicitação. Tente novamente ou contate o suporte.",
    "Erro ao fazer login com Google. Tente novamente.",
    "Perfil criado com sucesso!",
    "Por favor, avise para",
  ],
  "R-ACC-18 to R-ACC-20, options": [
    "Pesquisa Google",
    "YouTube",
    "Facebook ou Instagram",
    "Recomendação",
    "Outro",
    "ITA",
    "IME",
    "Escola Naval",
    "AFA",
    "EsPCEx",
    "ENEM",
    "Unicamp",
    "USP (Fuvest)",
    "1º ou 2º ano",
    "3º ano",
    "Cursinho (pré-vestibular)",
  ],
  "R-SCHOOL-10 and R-BANK-10": ["Estudante", "Respondida por você em"],
};

/** Required names of what a browser stores (R-DEVICE-1), of events (R-EVENT-1) and of the token (R-ACCESS-7). */
const names = [
  "darkMode",
  "consented-cookies",
  "seen-tutorial",
  "seenNotifications",
  "-zap-overlay",
  "trigger_paywall",
  "__session",
];

const source = filesUnder(["app"], [".ts", ".tsx"])
  .map(({ text }) => text)
  .join("\n");

describe.each(Object.entries(texts))("the texts of %s", (_, wanted) => {
  test.each(wanted)("%s", (text) => {
    expect(source).toContain(text);
  });
});

test.each(names)("the name %s is the required one", (name) => {
  expect(source).toContain(name);
});
