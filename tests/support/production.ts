/** What production does not start without (workers/refuse-placeholders.ts); session keys are for each test to choose. */
export const production = {
  FAROL_ENV: "production",
  PUBLIC_URL: "https://farol.example",
  MAIL_FROM: "Farol <nao-responda@farol.example>",
  HELP_EMAIL: "ajuda@farol.example",
  PRIVACY_EMAIL: "privacidade@farol.example",
  SCHOOLS_EMAIL: "escolas@farol.example",
  MESSAGING_PHONE: "",
  PUBLIC_CHANNELS: "",
  SELLER_NAME: "",
  SELLER_CNPJ: "",
  SELLER_ADDRESS: "",
} as const;
