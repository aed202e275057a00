const functions: Readonly<Record<string, (value: number) => number>> = {
  sqrt: Math.sqrt,
  log: Math.log10,
  ln: Math.log,
  sin: (degrees) => Math.sin((degrees * Math.PI) / 180),
  cos: (degrees) => Math.cos((degrees * Math.PI) / 180),
  tan: (degrees) => Math.tan((degrees * Math.PI) / 180),
  fat: (whole) =>
    Array.from({ length: whole }, (_, index) => index + 1).reduce((one, other) => one * other, 1),
};

/** Numbers with a point, + - * / ^ ( ), pi and the functions above, angles in degrees. Throws for anything else. */
function resultOf(expression: string): number {
  const tokens = expression.match(/\d+(?:\.\d+)?|[a-z]+|\S/g) ?? [];
  let at = 0;
  const taken = (...signs: string[]) => (signs.includes(tokens[at] ?? "") ? tokens[at++] : undefined);

  function sum(): number {
    let value = product();
    for (let sign = taken("+", "-"); sign; sign = taken("+", "-"))
      value += sign === "+" ? product() : -product();
    return value;
  }
  function product(): number {
    let value = signed();
    for (let sign = taken("*", "/"); sign; sign = taken("*", "/"))
      value = sign === "*" ? value * signed() : value / signed();
    return value;
  }
  function signed(): number {
    return taken("-") ? -signed() : power();
  }
  function power(): number {
    const base = atom();
    return taken("^", "**") ? base ** signed() : base;
  }
  function atom(): number {
    const token = tokens[at++] ?? "";
    if (/^\d/.test(token)) return Number(token);
    if (token === "pi") return Math.PI;
    const apply = token === "(" ? (value: number) => value : functions[token];
    if (!apply || (token !== "(" && !taken("("))) throw new RangeError(`${expression}: ${token}`);
    const value = sum();
    if (!taken(")")) throw new RangeError(`${expression}: no )`);
    return apply(value);
  }

  const value = sum();
  if (at < tokens.length) throw new RangeError(`${expression}: ${tokens[at]}`);
  return value;
}

/** Whether "expression = value", or "expression ~ value" rounded as it is written, holds. */
export function holds(check: string): boolean {
  const [, left = "", sign, right = ""] = /^(.+?)\s*([=~])\s*(.+)$/.exec(check) ?? [];
  const difference = Math.abs(resultOf(left) - resultOf(right));
  if (sign === "=") return difference <= 1e-9 * Math.max(1, Math.abs(resultOf(right)));
  const decimals = /^-?\d+\.(\d+)$/.exec(right)?.[1]?.length;
  const rounding =
    decimals === undefined ? Math.max(0.51, Math.abs(resultOf(right)) * 0.006) : 0.51 * 10 ** -decimals;
  return difference <= rounding;
}
