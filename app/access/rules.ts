/** Who a rule lets in. A claim name lets in whoever holds it. */
type Grant = "anyone" | "signed-in" | "admin";

/** What becomes of the others. */
type Denial = "ask-login" | "no-permission" | "home";

export type Rule = { allow: readonly Grant[]; denied: Denial };

/** One row per kind of page or call (spec 000 §6, spec 001 §6). Routes name their rule in the first line of their loader. */
export const rules = {
  public: { allow: ["anyone"], denied: "no-permission" },
  signedIn: { allow: ["signed-in"], denied: "ask-login" },
  general: { allow: ["signed-in"], denied: "home" },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
