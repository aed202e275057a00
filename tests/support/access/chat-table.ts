import { communityActions, communityReads } from "./community-table.ts";
import type { Row } from "./school-table.ts";

const signedIn = { everybody: 401, "signed-in": 200 } as const;
const admins = { everybody: 401, admin: 200 } as const;

const deciders = { everybody: 401, "plantel-admin": 200, "marista-admin": 200, admin: 200 } as const;

export const chatReads: Readonly<Record<string, Record<string, Row>>> = {
  ...communityReads,
  // Another's campaign in the address shows the own one.
  "/pedidos-de-acesso": {
    "/pedidos-de-acesso": deciders,
    "/pedidos-de-acesso?parceria=azambuja&ver=aceitos&apos=1.x": deciders,
  },
  "/conversa": { "/conversa": signedIn, "/conversa?apos=3": signedIn },
  "/conversa/fotos/:pictureId": { "/conversa/fotos/nenhuma": { everybody: 401, "signed-in": 404 } },
  "/admin/chamados": { "/admin/chamados": admins, "/admin/chamados?ver=encerrados": admins },
  "/admin/conversas": { "/admin/conversas": admins, "/admin/conversas?q=ana&ver=encerradas": admins },
  "/admin/conversas/respostas": { "/admin/conversas/respostas": admins },
  // The team cannot start a conversation.
  "/admin/conversas/:userId": { "/admin/conversas/ninguem": { everybody: 401, admin: 404 } },
};

export const chatActions: Readonly<Record<string, Row>> = {
  ...communityActions,
  "/pedidos-de-acesso": { everybody: 401, "plantel-admin": 400, "marista-admin": 400, admin: 400 },
  "/conversa": { everybody: 401, "signed-in": 400 },
  "/admin/chamados": { everybody: 401, admin: 400 },
  "/admin/conversas/respostas": { everybody: 401, admin: 400 },
  "/admin/conversas/:userId": { everybody: 401, admin: 400 },
};
