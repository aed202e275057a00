import { describe, expect, it } from "vitest";
import { clientError, errorIdentity, type SentError } from "#app/platform/analytics/domain/client-error.ts";
import { plainBrowser, scrubReport } from "#app/platform/analytics/domain/scrub-report.ts";

const sent: SentError = {
  message: "TypeError: x is undefined",
  stack: "TypeError: x is undefined\n    at https://farol.test/assets/question-B2xk3J9a.js:1:200",
  level: "error",
  notebookId: "",
  sections: null,
  userAgent: "",
};

describe("the text of an error is stored without", () => {
  it.each([
    ["an e-mail", "falhou para lia.prado+1@exemplo.com.br aqui", "falhou para [e-mail] aqui"],
    ["a coded e-mail", "x lia%40exemplo.com y", "x [e-mail] y"],
    ["a query", "em https://farol.test/questoes?q=lia&token=abc fim", "em /questoes fim"],
    ["a bare query", "em /redefinir-senha?token=abc123 fim", "em /redefinir-senha fim"],
    ["a token", "com a1b2c3d4e5f6a7b8c9d0e1f2a3b4 fim", "com [id] fim"],
    ["a person's page", "em /u/lia-prado fim", "em /u/:id fim"],
    ["a phone number", "ligue +55 (11) 91234-5678 já", "ligue [número] já"],
    ["a document's number", "CPF 123.456.789-09 x", "CPF [número] x"],
    [
      "quoted text",
      'Unexpected token, "minha redação" is not valid JSON',
      'Unexpected token, "…" is not valid JSON',
    ],
  ])("%s", (_, text, scrubbed) => {
    expect(scrubReport(text)).toBe(scrubbed);
  });

  it("the person's name, as a word, in any case", () => {
    expect(scrubReport("Olá, LIA; a família de Lia", ["Lia"])).toBe("Olá, [nome]; a família de [nome]");
    expect(scrubReport("de Jô (é)", ["Jô (é)", "de"])).toBe("de [nome]");
  });

  it("anything else being lost: the place in our own code stays", () => {
    expect(scrubReport(sent.stack)).toBe(
      "TypeError: x is undefined\n    at /assets/question-B2xk3J9a.js:1:200",
    );
    const long = "at /assets/notification-channel-question-B2xk3J9a.js:12:3456";
    expect(scrubReport(long)).toBe(long);
    expect(scrubReport('Cannot read "length" of undefined')).toBe('Cannot read "length" of undefined');
  });
});

describe("a report", () => {
  it("is the same error for every person and page", () => {
    const one = clientError(
      { ...sent, message: "Falhou para Lia em /a?x=1", userAgent: "Firefox/128.0 Linux" },
      ["Lia"],
    );
    const other = clientError({ ...sent, message: "Falhou para Rui em /a?x=2" }, ["Rui"]);
    expect(one && other && errorIdentity(one) === errorIdentity(other)).toBe(true);
  });

  it("is cut to size", () => {
    const stack = Array.from({ length: 50 }, (_, line) => `at f${line} ${"x y ".repeat(100)}`).join("\n");
    const error = clientError({ ...sent, message: "m n ".repeat(1000), stack }, []);
    expect(error?.message.length).toBeLessThanOrEqual(300);
    expect(error?.stack.split("\n")).toHaveLength(8);
    expect(Math.max(...(error?.stack.split("\n") ?? []).map((line) => line.length))).toBeLessThanOrEqual(160);
  });

  it("is nothing without a message, and an error where its level is none", () => {
    expect(clientError({ ...sent, message: "  " }, [])).toBeNull();
    expect(clientError({ ...sent, level: "fatal" }, [])?.level).toBe("error");
    expect(clientError({ ...sent, level: "warning" }, [])?.level).toBe("warning");
  });

  it("retains a notebook's id, and nothing that is not one", () => {
    expect(clientError({ ...sent, notebookId: "cad-12" }, [])?.notebookId).toBe("cad-12");
    expect(clientError({ ...sent, notebookId: "lia@exemplo.com" }, [])?.notebookId).toBeNull();
  });
});

describe("a browser is described by name, version and system alone:", () => {
  it.each([
    [
      "Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 Chrome/127.0.6533.103 Mobile Safari/537.36",
      "Chrome 127 Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1",
      "Safari 17 iPhone",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0",
      "Firefox 128 Windows",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0",
      "Chrome 126 Windows",
    ],
    ["lia@exemplo.com", ""],
  ])("%s", (userAgent, plain) => {
    expect(plainBrowser(userAgent)).toBe(plain);
  });
});

it("an address without a host or a path leaves nothing", () => {
  expect(scrubReport("Falhou em http://?email=ana@exemplo.com agora")).toBe("Falhou em  agora");
});
