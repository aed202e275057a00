import { describe, expect, it } from "vitest";
import { choiceIn, withChoice } from "#app/features/accounts/domain/choice-address.ts";
import { confirmedAddress } from "#app/features/accounts/services/sign-in/login-address.server.ts";
import { safePath } from "#app/platform/access/safe-path.ts";
import { questionCode } from "#app/platform/text/question-code.ts";

const code = questionCode(20_190_000_012);

describe("a choice on its way to another device", () => {
  it.each(["C", "AC", "13", "042"])(
    "is the letter, letters or number %s in the address of its question",
    (letter) => {
      const back = withChoice(`/q/${code}?busca=%2Fquestoes#outra`, letter);
      const { pathname, search, hash } = new URL(
        confirmedAddress(safePath(back, "/"), false),
        "https://farol.test",
      );
      expect([pathname + search, choiceIn(hash)]).toEqual([
        `/q/${code}?busca=%2Fquestoes&login=true&conta=confirmada`,
        letter,
      ]);
    },
  );

  it("is none in another fragment", () => {
    for (const fragment of [
      "",
      "#",
      "#escolha-",
      "#escolha-F",
      "#escolha-1234",
      "#escolha-A<b>",
      "#conteudo",
    ])
      expect(choiceIn(fragment)).toBeNull();
  });
});
