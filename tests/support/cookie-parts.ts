/** The browser's two cookies by name. */
export function partsOf(cookie: string): { token: string; session: string } {
  const value = (name: string) =>
    cookie
      .split("; ")
      .flatMap((each) => (each.startsWith(`${name}=`) ? [each.slice(name.length + 1)] : []))[0] ?? "";
  return { token: value("__session"), session: value("farol_sessao") };
}
