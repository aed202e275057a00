/** What a deployment says of itself, with the values of development, which say that they are examples. */
export const exampleValues = {
  HELP_EMAIL: "ajuda@farol.test",
  PRIVACY_EMAIL: "privacidade@farol.test",
  SCHOOLS_EMAIL: "escolas@farol.test",
  SELLER_NAME: "Empresa de Exemplo Ltda. (exemplo)",
  SELLER_CNPJ: "00.000.000/0000-00 (exemplo)",
  SELLER_ADDRESS: "Rua de Exemplo, 1, Brasília, DF (exemplo)",
} as const;

type ConfiguredName = keyof typeof exampleValues;
export type ConfiguredValues = Readonly<Record<ConfiguredName, string>>;

const names = Object.keys(exampleValues) as ConfiguredName[];

/** The `<meta>` by which the server's page configures the browser. */
export const CONFIGURED_META = "farol:dados";

type Surroundings = {
  process?: { env?: Readonly<Record<string, string | undefined>> };
  document?: { querySelector(selector: string): { getAttribute(name: string): string | null } | null };
};

/** In production what is unset stays empty: an example is never shown there. */
export function readConfigured(env: Readonly<Record<string, string | undefined>>): ConfiguredValues {
  const isProduction = env.FAROL_ENV === "production";
  const value = (name: ConfiguredName) => env[name]?.trim() || (isProduction ? "" : exampleValues[name]);
  return Object.fromEntries(names.map((name) => [name, value(name)])) as ConfiguredValues;
}

function fromPage({ document }: Surroundings): Record<string, string> | null {
  const told = document?.querySelector(`meta[name="${CONFIGURED_META}"]`)?.getAttribute("content");
  return told ? (JSON.parse(told) as Record<string, string>) : null;
}

const around = globalThis as Surroundings;

/** The values of this deployment: of the Worker's variables, or of its page in the browser. */
export const configured: ConfiguredValues = readConfigured(fromPage(around) ?? around.process?.env ?? {});
