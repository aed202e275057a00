/** Why somebody on a challenge's list got no invitation by mail (decision 070). */
export type Uninvited = "unwanted" | "often" | "over";

export const uninvitedTexts: Readonly<Record<Uninvited, string>> = {
  unwanted: "este e-mail não recebe mensagens pedidas por outras pessoas",
  often: "este e-mail já tinha recebido 3 mensagens em 24 horas",
  over: "a temporada já tinha terminado",
};
