import { routesOf } from "#app/platform/paths/route.ts";

const { page } = routesOf("accounts");

export default [
  page("responsavel/:token", "guardian"),
  page("sem-mensagens/:token", "opt-out"),
  page("entrar", "sign-in"),
  page("entrar/google", "google-start"),
  page("entrar/google/retorno", "google-return"),
  page("sair", "sign-out"),
  page("criar-conta", "sign-up"),
  page("recuperar-senha", "recover-password"),
  page("completar-cadastro", "complete-registration"),
  page("conta/confirmar-email", "confirm-new-email"),
  page("confirmar-email", "confirm-email"),
  page("redefinir-senha", "reset-password"),
];
