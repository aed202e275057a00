import { textsByWord } from "#app/text/texts-by-word.ts";

/** What can be done on a person's page, by the form's own word. */
export const personIntents = ["access", "suspend", "unsuspend", "end-sessions", "resend"] as const;
export type PersonIntent = (typeof personIntents)[number];

/** What went wrong in which form, and what it held. */
export type PersonProblem = {
  intent: PersonIntent;
  message: string;
  kept: { claims: string[]; school: string; role: string; reason: string };
};

/** What the page says after something was done. */
const done: Readonly<Record<PersonIntent | "same", string>> = {
  access: "Permissões salvas. Elas já valem no próximo passo da pessoa.",
  same: "Nada mudou: as permissões já eram essas.",
  suspend: "Conta suspensa. As sessões foram encerradas.",
  unsuspend: "Conta reativada. A pessoa já pode entrar de novo.",
  "end-sessions": "Sessões encerradas. A pessoa precisa entrar de novo em cada aparelho.",
  resend: "Enviamos um novo link de confirmação para o e-mail da pessoa.",
};

/** The text for a word of the address; null for any other. */
export const personDone = textsByWord(done);
