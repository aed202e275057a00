import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("messages");

export default [
  page("notificacoes", "notifications"),
  resource("notificacoes/marcas", "marks"),
  page("conversa", "chat/conversation"),
  resource("conversa/fotos/:pictureId", "chat/picture"),
  page("admin/avisos", "admin/notices"),
  page("admin/conversas", "admin/conversations"),
  page("admin/conversas/respostas", "admin/ready-replies"),
  page("admin/conversas/:userId", "admin/conversation"),
];
