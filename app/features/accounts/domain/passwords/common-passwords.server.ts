import { once } from "#app/platform/text/once.ts";
import { type SignUpValues, signUpProblem } from "../sign-up/sign-up-rules.ts";
import { COMMON_PASSWORD_MESSAGE, passwordProblem } from "./password-rules.ts";
import { rankedPasswords } from "./ranked-passwords.server.ts";

/** Common Brazilian choices, alone or with an ending. */
const BRAZILIAN_WORDS =
  "senha senhas minhasenha mudar mudar123 brasil brazil brasileiro flamengo corinthians palmeiras saopaulo santos vasco vascodagama " +
  "gremio internacional cruzeiro atletico botafogo fluminense bahia amor amorzinho teamo teamomuito meuamor felicidade " +
  "saudade princesa gatinha gatinho familia deus deusefiel deusefiel1 jesus jesuscristo jesusteama maria joao pedro lucas " +
  "gabriel mateus rafael juliana fernanda camila amanda leticia mariana beatriz larissa vitoria felipe gustavo bruno " +
  "rodrigo ricardo carlos eduardo estudante estudar escola colegio professor professora vestibular enem enem2024 itaime " +
  "cachorro estrela borboleta chocolate abacaxi futebol capoeira carnaval admin administrador usuario teste testes mestre " +
  "segredo qualquer bemvindo obrigado abc qwe asd minha1 novasenha";

const ENDINGS =
  " 1 2 7 10 11 12 13 22 99 00 01 123 1234 12345 123456 321 2020 2021 2022 2023 2024 2025 2026 @123 @1234 @2024 @2025 @2026 ! @ #123 123!";

/** Built at first use: a Worker must start fast, and few requests set a password. */
const commonPasswords = once(
  () =>
    new Set([
      ...rankedPasswords.trim().split(/\s+/),
      ...BRAZILIAN_WORDS.split(" ").flatMap((word) => ENDINGS.split(" ").map((ending) => word + ending)),
    ]),
);

export function isCommonPassword(password: string): boolean {
  return commonPasswords().has(password.trim().toLowerCase());
}

/** First problem of a new password, or null: the shared rules, then the list that only the server has. */
export function newPasswordProblem(password: string, names: readonly string[]): string | null {
  return passwordProblem(password, names) ?? (isCommonPassword(password) ? COMMON_PASSWORD_MESSAGE : null);
}

/** First problem of a new account and its field, or null; shared by page, callable and command line. */
export function newAccountProblem(fields: SignUpValues): ReturnType<typeof signUpProblem> {
  const known = signUpProblem(fields);
  if (known || !isCommonPassword(fields.password)) return known;
  return { field: "password", message: COMMON_PASSWORD_MESSAGE };
}
