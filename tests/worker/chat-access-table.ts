import type { Row } from "./school-access-table.ts";

const signedIn = { everybody: 401, "signed-in": 200 } as const;
const admins = { everybody: 401, admin: 200 } as const;

export const chatReads: Readonly<Record<string, Record<string, Row>>> = {
  "/conversa": { "/conversa": signedIn, "/conversa?apos=3": signedIn },
  "/admin/chamados": { "/admin/chamados": admins, "/admin/chamados?ver=encerrados": admins },
  "/admin/conversas": { "/admin/conversas": admins, "/admin/conversas?q=ana&ver=encerradas": admins },
  "/admin/conversas/respostas": { "/admin/conversas/respostas": admins },
  // Nobody of the team begins a conversation.
  "/admin/conversas/:userId": { "/admin/conversas/{aluna}": { everybody: 401, admin: 404 } },
};

export const chatActions: Readonly<Record<string, Row>> = {
  "/conversa": { everybody: 401, "signed-in": 400 },
  "/admin/chamados": { everybody: 401, admin: 400 },
  "/admin/conversas/respostas": { everybody: 401, admin: 400 },
  "/admin/conversas/:userId": { everybody: 401, admin: 400 },
};
