/** The types with names (R-MSG-1); others are "outro". */
export const notificationTypes = ["novidade", "aviso", "novo-comentario", "nova-resposta", "outro"] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** Times in epoch seconds. */
export type Notification = {
  id: string;
  type: NotificationType;
  content: string;
  /** An internal path or an https URL of an allowed host. */
  link: string | null;
  date: number;
  seen: boolean;
  read: boolean;
};

/** Year 9999: a notification to one person lasts until they delete it. */
export const NEVER_EXPIRES = 253_402_300_799;
