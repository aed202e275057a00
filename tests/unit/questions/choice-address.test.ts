import { describe, expect, it } from "vitest";
import { safePath } from "#app/access/safe-path.ts";
import { choiceIn, withChoice } from "#app/domain/questions/choice-address.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { confirmedAddress } from "#app/services/accounts/login-address.server.ts";

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
