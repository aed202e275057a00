import { describe, expect, it } from "vitest";
import { cutText } from "#app/platform/text/cut-text.ts";
import {
  formatAge,
  formatDate,
  formatDay,
  formatMoney,
  formatNumber,
  formatShare,
  plural,
} from "#app/platform/text/format.ts";
import { pageTitle } from "#app/platform/text/product.ts";

/** Intl puts spaces that do not break where a person types plain ones. */
function plain(text: string): string {
  return text.replace(/\s/g, " ");
}

describe("numbers as people read them", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [12_345, "12.345"],
    [1_000_000, "1.000.000"],
    [-1234, "-1.234"],
    [2.6, "3"],
  ])("%d is %s", (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    [0, "0%"],
    [0.756, "76%"],
    [1, "100%"],
  ])("the share %d is %s", (share, text) => {
    expect(plain(formatShare(share))).toBe(text);
  });

  it.each([
    [2490, "R$ 24,90"],
    [3000, "R$ 30,00"],
    [123_456_789, "R$ 1.234.567,89"],
    [0, "R$ 0,00"],
  ])("%d centavos are %s", (centavos, text) => {
    expect(plain(formatMoney(centavos))).toBe(text);
  });

  it("use the singular only for one", () => {
    expect(plural(1, "questão", "questões")).toBe("1 questão");
    expect(plural(0, "questão", "questões")).toBe("0 questões");
    expect(plural(1200, "questão", "questões")).toBe("1.200 questões");
  });
});

describe("days as people read them", () => {
  it("are São Paulo's: three hours after midnight UTC it is still the day before", () => {
    const midnight = Date.UTC(2026, 10, 21) / 1000;
    expect(plain(formatDate(midnight + 3 * 3600))).toBe("21 de nov. de 2026");
    expect(plain(formatDate(midnight + 3 * 3600 - 1))).toBe("20 de nov. de 2026");
  });

  it("of a week's key are day and month, in any time zone of the machine", () => {
    expect(formatDay("2026-11-16")).toBe("16/11");
    expect(formatDay("2026-01-01")).toBe("01/01");
  });
});

describe("the age of a notification", () => {
  const NOW = 1_800_000_000;
  const DAY = 86_400;

  it.each([
    [0, "agora"],
    [-30, "agora"],
    [1, "há 1 segundo"],
    [59, "há 59 segundos"],
    [60, "há 1 minuto"],
    [3599, "há 59 minutos"],
    [3600, "há 1 hora"],
    [DAY - 1, "há 23 horas"],
    [DAY, "há 1 dia"],
    [3 * DAY + 7, "há 3 dias"],
    [365 * DAY - 1, "há 364 dias"],
    [365 * DAY, "há 1 ano"],
    [2000 * DAY, "há 5 anos"],
  ])("of %i seconds is shown as %s", (age, text) => {
    expect(formatAge(NOW - age, NOW)).toBe(text);
  });
});

describe("a text cut short", () => {
  it("returns what fits, and never half of a character", () => {
    expect(cutText("farol", 10)).toBe("farol");
    expect(cutText("farol", 3)).toBe("far");
    expect(cutText("a😀b", 2)).toBe("a");
    expect(cutText("a😀b", 3)).toBe("a😀");
    expect(cutText("farol", 0)).toBe("");
  });
});

describe("the title of a page", () => {
  it("is what it shows, then the product", () => {
    expect(pageTitle("Questões")).toBe("Questões | Farol");
    expect(pageTitle()).toBe("Farol: a plataforma oficial do estudante");
  });
});
