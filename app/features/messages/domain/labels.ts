import type { NotificationType } from "#app/platform/live/domain/notification.ts";

/** Labels of the types (R-MSG-1). */
export const typeLabels: Readonly<Record<NotificationType, string>> = {
  novidade: "Novidade",
  aviso: "Aviso",
  "novo-comentario": "Novo Comentário",
  "nova-resposta": "Nova Resposta",
  outro: "Notificação",
};

/** Icon names by type, with a default (R-MSG-1); components have the shapes. */
export type IconName = "sparkles" | "megaphone" | "comment" | "reply" | "bell";

const icons: Readonly<Partial<Record<string, IconName>>> = {
  novidade: "sparkles",
  aviso: "megaphone",
  "novo-comentario": "comment",
  "nova-resposta": "reply",
};

export function iconOfType(type: string): IconName {
  return (Object.hasOwn(icons, type) ? icons[type] : undefined) ?? "bell";
}

export const notificationTexts = {
  title: "Notificações",
  empty: "Nenhuma notificação por aqui.",
  emptyHint: "Quando houver uma novidade, um aviso ou uma resposta para você, ela aparece aqui.",
  unread: "Não lida",
  open: "Abrir",
  openOutside: "Abrir em outra aba",
  markRead: "Marcar como lida",
  delete: "Excluir",
  deleted: "Notificação excluída.",
  undo: "Desfazer",
  all: "Ver todas",
  failed: "Não conseguimos carregar as notificações.",
  retry: "Tentar de novo",
} as const;
