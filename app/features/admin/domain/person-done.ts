import { textsByWord } from "#app/platform/text/texts-by-word.ts";

const done = {
  access: "Permissões salvas. Elas já valem no próximo passo da pessoa.",
  same: "Nada mudou: as permissões já eram essas.",
  suspend: "Conta suspensa. As sessões foram encerradas.",
  unsuspend: "Conta reativada. A pessoa já pode entrar de novo.",
  "end-sessions": "Sessões encerradas. A pessoa precisa entrar de novo em cada aparelho.",
  "ask-password": "Pedido feito. Na próxima página, a pessoa escolhe uma senha nova.",
  resend: "Enviamos um novo link de confirmação para o e-mail da pessoa.",
} as const;
export type PersonDone = keyof typeof done;

export const personDone = textsByWord(done);
