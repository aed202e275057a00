import { describe, expect, it } from "vitest";
import { COMMENT_TEXT } from "#app/domain/comments/comment.ts";
import { hasOnlyOwnLinks, readComment, withWholeLinks } from "#app/domain/comments/comment-text.ts";
import { isAppError } from "#app/errors/app-error.ts";

const ORIGIN = "https://farol.test";

/** The code of the refusal; null where the text is taken. */
function refusal(text: string): string | null {
  try {
    readComment(text, ORIGIN);
    return null;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.code;
  }
}

describe("a comment", () => {
  it("is cleaned at its ends and counted as people count", () => {
    expect(readComment("  Olá,\r\nturma \n", ORIGIN)).toBe("Olá,\nturma");
    expect(refusal(" ab ")).toBe("comment-too-short");
    expect(refusal("😀".repeat(COMMENT_TEXT.longest))).toBeNull();
    expect(refusal("a".repeat(COMMENT_TEXT.longest + 1))).toBe("comment-too-long");
  });

  it.each([
    "ana.lima@exemplo.com.br",
    "me escreve em ana@gmail . com",
    "ana arroba gmail ponto com",
    "ana (at) gmail.com",
    "ANA＠GMAIL.COM",
    "https://farol.test@exemplo.com",
  ])("with an e-mail address is refused: %s", (text) => {
    expect(refusal(text)).toBe("comment-email");
  });

  it.each([
    "(11) 91234-5678",
    "11 91234 5678",
    "+55 11 912345678",
    "11912345678",
    "me chama: 91234-5678",
    "ligue (21) 2345-6789",
    "meu zap é 1 2 3 4 5 6 7 8",
    "whatsapp 99123456",
    "１１ ９１２３４-５６７８",
    "segue no insta @ana.lima",
    "discord: @ana99",
  ])("with a telephone number or a handle is refused: %s", (text) => {
    expect(refusal(text)).toBe("comment-phone");
  });

  it.each([
    "https://exemplo.com",
    "olha www.exemplo.com.br",
    "exemplo.com.br tem a resolução",
    "wa.me/5511",
    "t.me/grupo",
    "[aqui](https://exemplo.zz)",
    "javascript://x",
    "https://farol.test.exemplo.com/q",
    "https://naofarol.test/x",
  ])("that leads out is refused: %s", (text) => {
    expect(refusal(text)).toBe("comment-link");
  });

  it("with a picture is refused", () => {
    expect(refusal("olhe ![isto](fig.png)")).toBe("comment-picture");
  });

  it.each([
    "Use $v = 299792458$ m/s e divida por 1.000.000.",
    "AB//CD, logo os ângulos são iguais.",
    "Entre 1939-1945 e 2000-2024, veja o item 4.",
    "São 12.345,67 reais; o lucro foi de 98765432.",
    "6,02 · 10^23 moléculas, ou 602214076000000000000000.",
    "Resposta: E. Mas e se x = 0,125?",
    "não entendi.me ajuda com a passagem 2?",
    "a razão é 3:5, e f(x)=x²; o telegrama Zimmermann é de 1917",
    "O intervalo [0, 1](fechado) e g[1](2) são outra coisa.",
    "Veja [esta](/q/7K2M9XQ4) ou https://farol.test/q/7K2M9XQ4",
    "2 + 2 = 4; 25 - 9 = 16; 10 000 000 pessoas",
  ])("that is only a comment is taken: %s", (text) => {
    expect(refusal(text)).toBeNull();
  });
});

describe("links inside the product", () => {
  it("become whole addresses, and nothing else does", () => {
    expect(withWholeLinks("[a](/q/X) [b](//mau.com) [c](/\\mau.com) [d](q/X)", ORIGIN)).toBe(
      "[a](https://farol.test/q/X) [b](//mau.com) [c](/\\mau.com) [d](q/X)",
    );
  });

  it("are told from all others in what was drawn", () => {
    const link = (href: string) => `<p>a <a href="${href}" rel="nofollow">b</a></p>`;
    for (const own of ["https://farol.test/q/X", "https://farol.test", "/q/X"])
      expect(hasOnlyOwnLinks(link(own), ORIGIN)).toBe(true);
    for (const other of ["https://mau.com", "//mau.com", "/\\mau.com", "https://farol.test.mau.com", ""])
      expect(hasOnlyOwnLinks(link("/q/X") + link(other), ORIGIN)).toBe(false);
  });
});
