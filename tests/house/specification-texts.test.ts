import { describe, expect, test } from "vitest";
import { filesUnder } from "./source-files.ts";

/** What the specification prints for people, by its section: each stands in the product letter for letter. */
const texts: Readonly<Record<string, readonly string[]>> = {
  "000 §2, the error page": [
    "Página não encontrada",
    "Parece que você chegou em uma terra que não existe!",
    "Ocorreu um erro",
    "Erro à vista! Se o problema persistir, entre em contato.",
    "Retornar à Home",
  ],
  "000 §2, the menu": [
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
  "001 §2, the menu of a school": [
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
  "000 §2, support": ["Suporte ainda não implementado"],
  "000 §3, kinds of notifications": ["Novidade", "Aviso", "Novo Comentário", "Nova Resposta"],
  "000 §4, states": [
    "Aguarde enquanto configuramos o seu perfil...",
    "Próximo",
    "Vamos lá!",
    "Voltar",
    "Adquira um plano para continuar",
    "Faça login para continuar",
  ],
  "000 §5, validation": [
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
  "000 §6, refusals": ["Você não tem permissão para acessar esta página", "Faça login para acessar"],
  "000 §8, errors": [
    "Erro ao processar solicitação. Tente novamente ou contate o suporte.",
    "Erro ao fazer login com Google. Tente novamente.",
    "Perfil criado com sucesso!",
    "Por favor, avise para",
  ],
  "000 §9, options": [
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
  "001 §5 and §9": ["Estudante", "Respondida por você em"],
};

/** Keys that the specification gives to what a browser keeps, and events. */
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

test.each(names)("the name %s is the specification's", (name) => {
  expect(source).toContain(name);
});
