import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("lists");

export default [
  page("listas", "lists"),
  page("gerador-listas", "generator"),
  resource("gerador-listas/linhas", "generator-lines"),
  page("listas/nova", "new-list"),
  page("listas/salvar", "save-question"),
  page("l/:listId", "list"),
  page("l/:listId/imprimir", "print-list"),
  resource("l/:listId/qr", "qr"),
  resource("l/:listId/capa", "cover"),
];
