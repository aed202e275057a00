import { describe, expect, it } from "vitest";
import { mendWords, plainSources } from "#app/features/bank/domain/enem/reading/mend-words.ts";
import { cleanEnemText } from "#app/features/bank/domain/enem/text/clean-text.ts";

describe("errors of character recognition and joining", () => {
  it.each([
    ["a atividade do fllósofo e a revolução científlca", "a atividade do filósofo e a revolução científica"],
    ["à mäo, por sugestäo", "à mão, por sugestão"],
    ["lixiviação ácida.Nela, tanto os metais", "lixiviação ácida. Nela, tanto os metais"],
    ["sobre clima,carbono e São Paulo:Cia das Letras", "sobre clima, carbono e São Paulo: Cia das Letras"],
    ["até hoje, manifestandose nas variantes", "até hoje, manifestando-se nas variantes"],
    ["Fala- se menos; torná- lo", "Fala-se menos; torná-lo"],
    ["íons de mercúrio(ll)", "íons de mercúrio(II)"],
    ["solução de NaCI e de HCI", "solução de NaCl e de HCl"],
    ["DisponíveI em breve", "Disponível em breve"],
    ["uma área de 30 m² .\nOutra , menor", "uma área de 30 m².\nOutra, menor"],
    ["**MACHADO, M.** Adelfos.", "MACHADO, M. Adelfos."],
    ["**NOLTE, D. L**. **Disponível em:** www.a.br", "NOLTE, D. L. Disponível em: www.a.br"],
    ["www. hsm.com.br", "www.hsm.com.br"],
    ["Brasília: UnB,1988. Das Letras,2003", "Brasília: UnB, 1988. Das Letras, 2003"],
    ["Disponivel em: www.a.br; Dísponivel em: b.br", "Disponível em: www.a.br; Disponível em: b.br"],
    ["Ano 13, n.o 655 (1.o de abril)", "Ano 13, n.º 655 (1.º de abril)"],
    ["Fim.\n\nSEVERINO. A. J. Filosofia.", "Fim.\n\nSEVERINO, A. J. Filosofia."],
    ["BENEDICTO. M.; MARLI, M. Bola na rede.", "BENEDICTO, M.; MARLI, M. Bola na rede."],
    ["Zahar, 1994. (Foto: Enem)", "Zahar, 1994."],
    ["Acesso em: 3 ago. 2012. (Foto: Reprodução/Enem)", "Acesso em: 3 ago. 2012."],
    ["www.a.br. Acesso em 3 out 2015 (adaptado).", "www.a.br. Acesso em: 3 out. 2015 (adaptado)."],
    ["Acesso em: 7 dez.2017. Acesso em 2 maio 2015.", "Acesso em: 7 dez. 2017. Acesso em: 2 maio 2015."],
  ])("%s", (given, mended) => {
    const mend = (text: string) => plainSources(mendWords(text));
    expect(mend(given)).toBe(mended);
    expect(mend(mended)).toBe(mended);
  });

  it.each([
    "**TEXTO I**\n\n**BONS DIAS!**",
    "In: SILVA, A. **Asia**: uma visão histórica.",
    "fluido, flor, inflável, conflito",
    "S = k . b . d² e (65 ; 35)",
    "dois, três, 2,5 e P(A,b)",
    "pré- e pós-operatório",
    "se quando se vai",
    "TEXTO I. A primeira carta",
    "O disco da URSS. A. Gomes",
    "Arte urbana. (Foto: Diego Singh)",
    "custa 2,1988 e n.os 3 e 4",
    "Acesso em: 9 jul. 2015. O acesso em 2 etapas e o Acesso em 3D",
  ])("has none: %s", (text) => {
    expect(plainSources(mendWords(text))).toBe(text);
  });

  it("make an address work", () => {
    expect(cleanEnemText("Disponível em: https//g1.globo.com. Acesso")).toBe(
      "Disponível em: https://g1.globo.com. Acesso",
    );
  });
});
