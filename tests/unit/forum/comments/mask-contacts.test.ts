import { describe, expect, it, test } from "vitest";
import { mayLink } from "#app/platform/text/contacts/find-links.ts";
import { hasContact, maskContacts, maskNotice } from "#app/platform/text/contacts/mask-contacts.ts";
import { contactTexts } from "#tests/support/contact-texts.ts";
import { growthUpTo, NEARLY_LINEAR } from "#tests/support/growth.ts";
import { honestTexts } from "#tests/support/honest-texts.ts";

const rules = { origin: "https://farol.test", isTrusted: false, mentions: new Set(["jaci"]) };
const mask = (text: string) => maskContacts(text, rules);

describe("contact data (SEC-25)", () => {
  it("is tried with three hundred texts", () => {
    expect(contactTexts.length + honestTexts.length).toBeGreaterThanOrEqual(300);
  });

  it("is masked in every disguise, and again changes nothing", () => {
    const missed = contactTexts.filter((text) => mask(text).masked.length === 0);
    expect(missed).toEqual([]);
    for (const text of contactTexts) expect(mask(mask(text).text).text).toBe(mask(text).text);
  });

  it("is masked inside a sentence, which stays", () => {
    const missed = contactTexts.filter((text) => {
      const { text: masked } = mask(`Alguém me explica a 3? ${text}\nObrigada desde já!`);
      return (
        !masked.includes("retirado]") ||
        !masked.startsWith("Alguém me explica a 3?") ||
        !masked.endsWith("Obrigada desde já!")
      );
    });
    expect(missed).toEqual([]);
  });

  it("is not seen in honest texts full of numbers and formulas", () => {
    const changed = honestTexts
      .map((text) => mask(text).text)
      .filter((text, index) => text !== honestTexts[index]);
    expect(changed).toEqual([]);
  });

  it("leaves the rest of the text, and says what is gone", () => {
    expect(mask("A conta dá 12. Me chama: (11) 98765-4321, pode ser?")).toEqual({
      text: "A conta dá 12. Me chama: [contato retirado], pode ser?",
      masked: ["phone"],
    });
    expect(maskNotice(["phone"])).toBe("Tiramos o telefone do seu texto, para sua segurança.");
    expect(maskNotice(["email", "link", "phone"])).toContain("o e-mail, o link e o telefone");
    expect(maskNotice([])).toBeNull();
  });

  it("lets the people of a thread be mentioned, and nobody else", () => {
    expect(mask("Valeu, @Jaci. Entendi!").masked).toEqual([]);
    expect(mask("Valeu, @jaci_99!").masked).toEqual(["handle"]);
  });
});

describe("links", () => {
  it("of ours stay; others go, with their text where it is a Markdown link", () => {
    expect(mask("[a questão](/q/7K2M9XQ4) e https://farol.test/q/1").masked).toEqual([]);
    expect(mask("veja [isto](https://exemplo.com/x) já").text).toBe("veja [isto][link retirado] já");
    expect(mask("javascript://x e www.exemplo.com.br").text).toBe("[link retirado] e [link retirado]");
  });

  it("to trusted hosts stay for accounts of some days only", () => {
    const text = "veja https://pt.wikipedia.org/wiki/Mitose";
    expect(mask(text).masked).toEqual(["link"]);
    expect(maskContacts(text, { ...rules, isTrusted: true }).masked).toEqual([]);
    const trusted = { origin: rules.origin, isTrusted: true };
    for (const address of [
      "http://pt.wikipedia.org",
      "https://a:b@wikipedia.org",
      "https://wikipedia.org.exemplo.com",
      "javascript:alert(1)",
      "data:text/html,x",
      "//wikipedia.org",
      "/\\exemplo.com",
      "https://naowikipedia.org",
    ])
      expect(mayLink(address, trusted), address).toBe(false);
  });
});

describe("a hostile text", () => {
  it.each(["9 ", "a@", "a.", "ana ", "1-", "[a](", "insta ", "um ", "ponto ", "@", "i n "])(
    "of many '%s' costs time proportional to their number",
    async (piece) => {
      const masked = (length: number) => maskContacts(piece.repeat(Math.ceil(length / piece.length)), rules);
      expect(await growthUpTo(4000, masked)).toBeLessThan(NEARLY_LINEAR);
    },
  );
});

test("a mask never joins what follows into a link of Markdown", () => {
  expect(mask("liga para (11) 91234-5678(urgente)").text).toContain("[contato retirado] (urgente)");
  expect(mask("escreve para ana@exemplo.com[1]").text).toContain("[contato retirado] [1]");
});

test("a contact is found in a text as it is shown", () => {
  expect([
    hasContact("ana@exemplo.com"),
    hasContact("me chama: 11 91234-5678"),
    hasContact("são 91 de 234"),
  ]).toEqual([true, true, false]);
});
