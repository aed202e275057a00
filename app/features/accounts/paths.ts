export const signInPaths = {
  /** `back`: the page to return to. */
  signIn: (back?: string) => withBack("/entrar", back),
  /** The start, and Google's redirect target. */
  google: () => "/entrar/google",
  googleReturn: () => "/entrar/google/retorno",
  /** Without `back`, the front page. */
  signOut: (back?: string) => withBack("/sair", back),
  signUp: (back?: string) => withBack("/criar-conta", back),
  confirmEmail: (token: string) => `/confirmar-email?token=${encodeURIComponent(token)}`,
  resetPassword: (token: string) => `/redefinir-senha?token=${encodeURIComponent(token)}`,
  recoverPassword: () => "/recuperar-senha",
  /** E-mail confirmation, then the questionnaire. */
  completeRegistration: () => "/completar-cadastro",
  welcome: () => "/welcome",
} as const;

function withBack(path: string, back = "/"): string {
  return back === "/" ? path : `${path}?redirect=${encodeURIComponent(back)}`;
}
