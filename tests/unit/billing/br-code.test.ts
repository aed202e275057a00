import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brCode, crc16, payeeOf } from "#app/features/billing/domain/br-code.ts";
import { isBrCode } from "#tests/support/br-code.ts";

const bill = { key: "pix@farol.test", name: "Farol", city: "Brasília", cents: 17_940, id: "a1b2c3" };

/** Reads the fields of a code, as a bank does. */
function fieldsOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    found[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return found;
}

describe("the BR Code", () => {
  it("has the check sum of the manual: 123456789 is 29B1", () => {
    expect(crc16("123456789")).toBe("29B1");
    expect(crc16("")).toBe("FFFF");
  });

  it("agrees with the example of the Banco Central's manual", () => {
    const manual =
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304";
    expect(crc16(manual)).toBe("1D3D");
    expect(isBrCode(`${manual}1D3D`)).toBe(true);
    expect(isBrCode(`${manual}1D3E`)).toBe(false);
    expect(isBrCode("123456789")).toBe(false);
  });

  it("says the amount, the receiver without accents, and the bill", () => {
    const fields = fieldsOf(brCode(bill));
    expect(fields["54"]).toBe("179.40");
    expect(fields["60"]).toBe("BRASILIA");
    expect(fieldsOf(fields["26"] ?? "")).toEqual({ "00": "br.gov.bcb.pix", "01": bill.key });
    expect(fieldsOf(fields["62"] ?? "")["05"]).toBe("a1b2c3");
  });

  it("is whole for any receiver, amount and name of a bill", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(99_999_999), fc.string(), (name, city, cents, id) => {
        const code = brCode({ ...bill, name: `F${name}`, city: `B${city}`, cents, id: `x${id}` });
        expect(isBrCode(code)).toBe(true);
        expect(Math.round(Number(fieldsOf(code)["54"]) * 100)).toBe(cents);
        expect(fieldsOf(code)["59"]?.length).toBeLessThanOrEqual(25);
      }),
      { numRuns: 300 },
    );
  });

  it("says who receives; a text that is no code, or without that field, says nobody", () => {
    expect(payeeOf(brCode(bill))).toBe("FAROL");
    expect([payeeOf(""), payeeOf("nada"), payeeOf("000201"), payeeOf("5900")]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
