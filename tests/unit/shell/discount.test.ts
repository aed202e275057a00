import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DISCOUNT_PERCENT } from "#app/features/billing/domain/discount.ts";
import { discountBanner, isDiscountValid, showsDiscount } from "#app/shell/components/overlays/discount.ts";
import { DiscountBanner } from "#app/shell/components/overlays/discount-banner.tsx";

const shown = { code: "farol22", valid: true, pro: false, path: "/questoes" };

describe("the discount banner", () => {
  test("never shows in practice: no code is valid", () => {
    for (const code of ["FAROL22", "", null]) expect(isDiscountValid(code)).toBe(false);
  });

  test("with the flag on, is shown to everyone who is not pro", () => {
    expect(showsDiscount(shown)).toBe(true);
    expect(showsDiscount({ ...shown, path: "/" })).toBe(true);
    expect(showsDiscount({ ...shown, pro: true })).toBe(false);
    expect(showsDiscount({ ...shown, valid: false })).toBe(false);
    expect(showsDiscount({ ...shown, code: null })).toBe(false);
    expect(showsDiscount({ ...shown, code: "" })).toBe(false);
  });

  test.each(["/pagamento", "/status-pagamento", "/escolas/marista"])("the frame has none on %s", (path) => {
    expect(showsDiscount({ ...shown, path })).toBe(false);
  });

  test.each([
    ["/", "applying"],
    ["/pagamento", "applying"],
    ["/status-pagamento", "applying"],
    ["/planos", "offer"],
    ["/questoes", "offer"],
  ])("on %s it is of the kind %s, with the coupon in upper case", (path, kind) => {
    expect(discountBanner("férias22", path)).toEqual({ coupon: "FÉRIAS22", kind });
  });
});

function drawn(path: string): string {
  return renderToStaticMarkup(
    createElement(DiscountBanner, { banner: discountBanner("farol22", path), onClose: () => undefined }),
  );
}

describe("the discount banner as it is drawn", () => {
  test("says on the front and payment pages that the coupon is being applied, and cannot be closed", () => {
    for (const path of ["/", "/pagamento", "/status-pagamento"]) {
      expect(drawn(path)).toContain("<strong>FAROL22</strong> está sendo aplicado");
      expect(drawn(path)).toContain(`${DISCOUNT_PERCENT}%`);
      expect(drawn(path)).not.toContain("<button");
      expect(drawn(path)).not.toContain("<a ");
    }
  });

  test("offers 22% elsewhere, with a link to the plans and a way to close it", () => {
    const html = drawn("/questoes");
    expect(html).toContain("22% de desconto com o cupom <strong>FAROL22</strong>");
    expect(html).toContain('href="/planos"');
    expect(html).toContain('aria-label="Fechar o aviso de desconto"');
  });
});
