import { guardianRefusals } from "#app/features/accounts/refusals.ts";
import { assessmentRefusals, markingRefusals, sittingRefusals } from "#app/features/assessments/refusals.ts";
import { answerRefusals, importRefusals, topicRefusals } from "#app/features/bank/refusals.ts";
import { billingRefusals } from "#app/features/billing/refusals.ts";
import { communityRefusals } from "#app/features/communities/refusals.ts";
import { essayRefusals } from "#app/features/essays/refusals.ts";
import { examRefusals } from "#app/features/exams/refusals.ts";
import { commentRefusals } from "#app/features/forum/refusals.ts";
import { listRefusals } from "#app/features/lists/refusals.ts";
import { mentoringRefusals } from "#app/features/mentoring/refusals.ts";
import { notificationRefusals } from "#app/features/messages/refusals.ts";
import { practiceRefusals } from "#app/features/practice/refusals.ts";
import { searchRefusals } from "#app/features/questions/refusals.ts";
import { schoolRefusals } from "#app/features/school/refusals.ts";
import { trackRefusals } from "#app/features/tracks/refusals.ts";
import { shownRefusals } from "./shown-refusals.ts";
import { uploadRefusals } from "./upload-refusals.ts";

/** `{name}` is replaced by a value of the error. Fixed texts: R-ACCESS-1, R-ACC-13. */
export const catalogue = {
  ...shownRefusals,
  ...sittingRefusals,
  ...answerRefusals,
  ...assessmentRefusals,
  ...billingRefusals,
  ...commentRefusals,
  ...communityRefusals,
  ...essayRefusals,
  ...examRefusals,
  ...guardianRefusals,
  ...importRefusals,
  ...listRefusals,
  ...markingRefusals,
  ...notificationRefusals,
  ...practiceRefusals,
  ...mentoringRefusals,
  ...schoolRefusals,
  ...searchRefusals,
  ...topicRefusals,
  ...trackRefusals,
  ...uploadRefusals,
  "page-not-found": { status: 404, message: "Página não encontrada" },
  "question-not-found": {
    status: 404,
    message: "Questão não encontrada. Ela pode ter sido retirada do acervo.",
  },
  "callable-not-found": { status: 404, message: "Esta chamada não existe." },
  "callable-denied": { status: 403, message: "Você não tem permissão para fazer isso." },
  "invalid-body": {
    status: 400,
    message: "Não entendemos os dados enviados. Recarregue a página e tente de novo.",
  },
  "body-too-large": { status: 413, message: "Os dados enviados passam do tamanho permitido." },
  "topic-change-over": { status: 409, message: "Esta mudança já foi desfeita ou não existe." },
  "duplicate-decided": {
    status: 409,
    message: "Este par já foi decidido. Veja abaixo os que ainda esperam.",
  },
  "export/unknown-search": { status: 404, message: "Isto não é o endereço de uma busca." },
  "method-not-allowed": { status: 405, message: "Este endereço não aceita esse tipo de pedido." },
  "foreign-origin": { status: 403, message: "Este pedido não veio do Farol e foi recusado." },
  "too-many-pages": {
    status: 429,
    message: "Você abriu muitas páginas em um minuto. Espere um pouco e continue de onde parou.",
  },
  "auth/too-many-attempts": {
    status: 429,
    message:
      "Muitas tentativas. Espere 10 minutos, use um aparelho em que já entrou ou “Esqueci minha senha”. Se o login é da escola, peça lá para desbloquear.",
  },
  "too-many-reports": {
    status: 429,
    message: "Este aparelho enviou avisos demais em um minuto. Tente de novo em instantes.",
  },
  "invalid-self-grade": { status: 400, message: "Diga se você acertou, acertou em parte ou errou." },
  "invalid-alternative": { status: 400, message: "Escolha uma das alternativas da questão." },
  "question-held": {
    status: 409,
    message:
      "Esta questão está numa prova aberta para você até {until}. Até lá dá para ler, mas sem resposta, ajuda nem comentários aqui.",
  },
  "question-without-key": { status: 409, message: "Esta questão não tem gabarito e não pode ser corrigida." },
  "replay-running": {
    status: 409,
    message:
      "A mudança anterior do gabarito ainda está sendo aplicada. Espere que ela termine e tente de novo.",
  },
  "report-kind-missing": { status: 422, message: "Escolha o que está errado na questão." },
  "report-too-short": {
    status: 422,
    message: "Conte em poucas palavras o que está errado, com 5 a 1.000 caracteres.",
  },
  "too-many-error-reports": {
    status: 429,
    message: "Você apontou muitos erros na última hora. Obrigado! Tente de novo mais tarde.",
  },
  "solution-exists": { status: 409, message: "Esta questão já tem resolução. Abra-a de novo para ver." },
  "too-many-solution-requests": {
    status: 429,
    message: "Você pediu muitas resoluções na última hora. Tente de novo mais tarde.",
  },
  "too-many-unclear-steps": {
    status: 429,
    message: "Você marcou muitos passos na última hora. Tente de novo mais tarde.",
  },
  "report-closed": { status: 409, message: "Este aviso já foi respondido por outra pessoa da equipe." },
  "report-reply-required": { status: 422, message: "Escreva a resposta, com 3 a 300 caracteres." },
  "finding-settled": { status: 409, message: "Este achado já foi conferido ou não existe mais." },
  "version-not-found": { status: 404, message: "Esta versão da questão não existe." },
  "undo-impossible": {
    status: 409,
    message: "Esta mudança de gabarito não pode mais ser desfeita: outra veio depois dela.",
  },
  "solution-locked": { status: 403, message: "Responda à questão para ver a resolução." },
  "session-changed": { status: 401, message: "Sua sessão mudou. Entre de novo para continuar." },
  "database-unavailable": {
    status: 503,
    message: "Não conseguimos falar com o acervo agora. Nada se perdeu: tente de novo em instantes.",
  },
  "auth/invalid-credential": {
    status: 401,
    message: "E-mail ou senha incorretos. Confira os dados ou use 'Esqueci minha senha'.",
  },
  "auth/user-not-found": {
    status: 404,
    message: "Não há conta com este e-mail. Confira o endereço ou crie uma conta.",
  },
  "auth/wrong-password": {
    status: 401,
    message: "Senha incorreta. Tente de novo ou use 'Esqueci minha senha'.",
  },
  "auth/popup-blocked": {
    status: 400,
    message: "O navegador bloqueou a janela de login. Permita pop-ups para este site.",
  },
  "auth/cancelled-popup-request": {
    status: 400,
    message: "O pedido de login foi cancelado antes de terminar.",
  },
  "auth/missing-email": { status: 400, message: "É preciso informar um endereço de e-mail." },
  "auth/quota-exceeded": {
    status: 429,
    message: "O limite de tentativas foi atingido. Tente de novo mais tarde.",
  },
  "auth/internal-error": {
    status: 500,
    message: "Erro ao processar solicitação. Tente novamente ou contate o suporte.",
  },
  "email-unconfirmed": { status: 403, message: "Confirme o seu e-mail antes de continuar." },
  "link-expired": {
    status: 410,
    message: "Este link já foi usado ou perdeu a validade. Peça um novo link e tente de novo.",
  },
  "reset-not-pending": {
    status: 403,
    message: "Para trocar a senha, use 'Esqueci minha senha' e siga o link que enviamos.",
  },
  "invalid-school-id": {
    status: 400,
    message:
      "O código da escola tem de 2 a 40 letras minúsculas, números e hífens, e não pode ser um endereço do site.",
  },
  "school-exists": { status: 409, message: "Já existe uma escola com este código." },
  "profile-not-found": { status: 404, message: "Perfil não encontrado. A conta pode ter sido apagada." },
  "picture-not-found": { status: 404, message: "Esta foto não existe ou não é pública." },
  "picture-too-large": { status: 413, message: "A foto pode ter até 2 MB. Escolha uma menor." },
  "picture-not-accepted": {
    status: 415,
    message: "Envie uma foto em PNG, JPEG ou WebP, com até 4096 pixels de lado e sem animação.",
  },
  "password-missing": {
    status: 409,
    message: "A sua conta ainda não tem senha. Crie uma pelo link que enviamos e tente de novo.",
  },
  "email-mismatch": { status: 422, message: "Digite o e-mail da sua conta, para confirmar que é ela." },
  "session-not-found": { status: 404, message: "Esta sessão já terminou ou não é sua." },
  "user-not-found": { status: 404, message: "Não encontramos esta conta. Ela pode ter sido excluída." },
  "user-changed": {
    status: 409,
    message: "Esta conta mudou enquanto você editava. Confira como ela está agora e salve de novo.",
  },
  "own-account": {
    status: 409,
    message: "Na sua própria conta isso não é possível. Peça a outra pessoa da administração.",
  },
  "last-admin": {
    status: 409,
    message: "Esta é a única conta de administração em uso: sem ela ninguém mais administraria o Farol.",
  },
  "school-not-found": { status: 404, message: "Não há escola com este código." },
  "reason-required": { status: 422, message: "Escreva o motivo, com 3 a 300 caracteres." },
  "already-suspended": { status: 409, message: "Esta conta já está suspensa." },
  "not-suspended": { status: 409, message: "Esta conta não está suspensa." },
  "no-open-sessions": { status: 409, message: "Esta pessoa não está conectada em nenhum aparelho." },
  "email-already-confirmed": { status: 409, message: "O e-mail desta conta já está confirmado." },
  "notice-already-sent": {
    status: 409,
    message:
      "Este formulário já foi enviado com outro conteúdo. Confira a lista e envie de novo, se for outra.",
  },
  "auth/email-already-in-use": { status: 409, message: "Já existe uma conta com este e-mail." },
  "auth/invalid-email": { status: 400, message: "Digite um endereço de e-mail válido" },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof catalogue;

export function isErrorCode(word: string | undefined): word is ErrorCode {
  return word !== undefined && Object.hasOwn(catalogue, word);
}
