/** What INEP's microdata call `TP_STATUS_REDACAO`; every code but 1 makes the grade zero. */
export type EssaySituation = {
  code: number;
  /** As gradings store it. */
  key: string;
  label: string;
  /** For the student, with the exam's rule. */
  reason: string;
  /** The last exam that used it. */
  until?: number;
};

export const NORMAL_SITUATION = 1;

/** Source: dictionary of the microdata of the ENEM, 2015 to 2024. */
export const essaySituations: readonly EssaySituation[] = [
  { code: NORMAL_SITUATION, key: "normal", label: "Normal", reason: "" },
  {
    code: 2,
    key: "annulled",
    label: "Anulada",
    reason:
      "A folha traz desenho, assinatura, ofensa ou outra coisa que o edital proíbe: a redação é anulada.",
  },
  {
    code: 3,
    key: "copy",
    label: "Cópia dos textos motivadores",
    reason: "Sem as linhas copiadas dos textos motivadores sobram menos de 8: o edital não as conta.",
  },
  { code: 4, key: "blank", label: "Em branco", reason: "A folha veio sem texto." },
  {
    code: 5,
    key: "human-rights",
    label: "Fere os direitos humanos",
    reason: "O edital daquele ano zerava textos que ferem os direitos humanos.",
    until: 2017,
  },
  {
    code: 6,
    key: "off-topic",
    label: "Fuga ao tema",
    reason: "O texto não trata do tema proposto, nem de um assunto próximo.",
  },
  {
    code: 7,
    key: "wrong-type",
    label: "Outro tipo de texto",
    reason: "O texto não é dissertativo-argumentativo, que é o tipo pedido.",
  },
  {
    code: 8,
    key: "too-short",
    label: "Texto insuficiente",
    reason: "O edital pede ao menos 8 linhas escritas pela própria pessoa.",
  },
  {
    code: 9,
    key: "disconnected",
    label: "Parte desconectada",
    reason:
      "Um trecho foi posto de propósito sem ligação com o tema (uma receita, um recado): o edital anula o texto.",
  },
];

export function situationOf(code: number): EssaySituation | undefined {
  return essaySituations.find((situation) => situation.code === code);
}

/** By the stored key; what is unknown counts as normal. */
export function codeOfSituation(key: string): number {
  return essaySituations.find((situation) => situation.key === key)?.code ?? NORMAL_SITUATION;
}
