import { describe, expect, it } from "vitest";
import { localTutor, tutorOpening } from "#app/features/assistant/domain/local-tutor.ts";
import type { TutorAsk } from "#app/features/assistant/domain/tutor-material.ts";

const about = {
  prompt: null,
  question: null,
  answer: null,
  key: null,
  lookAlikes: [],
  essay: null,
  before: [],
  photo: null,
};
const say = (asked: Pick<TutorAsk, "words"> & Partial<TutorAsk>, options?: { forum: boolean }) =>
  localTutor({ ...about, sources: [], ...asked }, options).join("");

describe("a free question", () => {
  const source = {
    title: "Biologia, ENEM 2015",
    href: "/questao/B1",
    text: "A mitose forma duas células com o mesmo número de cromossomos da célula original. Outra frase sem relação alguma com o assunto perguntado.",
  };

  it("opens with what the tutor is, before anything is found", () => {
    expect(tutorOpening({ ...about, sources: [], words: "o que é mitose?" }).join("")).toMatch(
      /^Dicas do FarolGPT/,
    );
  });

  it("is answered from numbered sources", () => {
    const said = say({ words: "o que é mitose?", sources: [source] });
    expect(said).toContain("mesmo número de cromossomos da célula original [1].");
    expect(said).toContain("1. [Biologia, ENEM 2015](/questao/B1)");
    expect(said).not.toContain("Outra frase");
  });

  it("is answered with the concept of a topic", () => {
    expect(say({ words: "o que é empuxo?" })).toContain("peso do líquido deslocado");
    expect(
      say({
        words: "empuxo",
        sources: [{ ...source, text: "O empuxo é uma força que o líquido faz sobre o corpo." }],
      }),
    ).toMatch(/peso do líquido[\s\S]+\[1\]/);
  });

  it("counts the title of a source, and closes a sentence that has no stop", () => {
    const titled = { ...source, title: "Mitose", text: "Nessa divisão a célula copia os cromossomos" };
    expect(say({ words: "cromossomos na mitose", sources: [titled] })).toContain("cromossomos [1].");
  });

  it("has no answer where nothing supports one, and sends to people only where they are", () => {
    for (const words of ["o que é xilogravura flamenga?", "???"]) {
      expect(say({ words, sources: [source] }, { forum: true })).toContain(
        "Não encontrei apoio no acervo para responder com segurança. Pergunte em Respostas.",
      );
      expect(say({ words, sources: [source] })).not.toContain("Respostas");
    }
  });
});
