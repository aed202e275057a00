import { describe, expect, it } from "vitest";
import { maskPersonal } from "#app/features/assistant/domain/mask-personal.ts";

const known = ["Lúcia Ferreira dos Santos", "lucia.fs@farol.test", "Colégio Horizonte Azul"];

describe("a person's words", () => {
  it.each([
    ["Meu e-mail é joao.silva@gmail.com.", "Meu e-mail é [e-mail]."],
    ["fala em joao arroba gmail ponto com", "fala em [e-mail]"],
    ["me chama no 11 98765-4321", "me chama no [telefone]"],
    ["(85) 3456-7890 é o fixo", "[telefone] é o fixo"],
    ["meu zap: 98765 4321", "meu zap: [telefone]"],
    ["+55 21 99876-5432", "[telefone]"],
    ["CPF 123.456.789-09", "CPF [CPF]"],
    ["meu cpf é 12345678909", "meu cpf é [CPF]"],
    ["matrícula 20231234", "matrícula [documento]"],
    ["moro na Rua das Flores, 123, apto 42", "moro na [endereço]"],
    ["CEP 01310-100", "CEP [CEP]"],
    ["me segue @lucinha.fs", "me segue [perfil]"],
    ["instagram.com/lucinha", "[perfil]"],
    ["nasci em 12/03/2009", "nasci em [data]"],
    ["Meu nome é Ana Beatriz Souza e não entendi", "Meu nome é [nome] e não entendi"],
    ["meu nome é ana souza, me ajuda", "meu nome é [nome], me ajuda"],
    ["me chamo Pedro.", "me chamo [nome]."],
    ["Minha professora Carla Dias disse outra coisa", "Minha professora [nome] disse outra coisa"],
    ["o professor Marcos ensinou assim", "o professor [nome] ensinou assim"],
    ["minha amiga Júlia marcou B", "minha amiga [nome] marcou B"],
    ["estudo na Escola Estadual Professor João Cruz", "estudo na [escola]"],
    ["sou do Colégio Santa Cruz", "sou do [escola]"],
    ["sou aluna da EMEF Monteiro Lobato", "sou aluna da [escola]"],
  ])("remove personal data: %s", (text, masked) => {
    expect(maskPersonal(text, [])).toBe(masked);
  });

  it.each([
    ["A Lúcia Ferreira dos Santos não entendeu", "A [nome] não entendeu"],
    ["aqui é a Lucia", "aqui é a [nome]"],
    ["lucia ferreira dos santos", "[nome]"],
    ["prof. Ferreira", "prof. [nome]"],
    ["escreva para LUCIA.FS@FAROL.TEST", "escreva para [e-mail]"],
    ["no Colegio Horizonte Azul é assim", "no [escola] é assim"],
  ])("lose the person's own name, school and address: %s", (text, masked) => {
    expect(maskPersonal(text, known)).toBe(masked);
  });

  it.each([
    "Quem foi Dom Pedro II?",
    "Por que D. Pedro I abdicou?",
    "O que dizem os pensadores da Escola de Frankfurt?",
    "A Escola Naval cobra esse assunto?",
    "Resolva x² − 5x + 6 = 0 com a = 1 e b = −5",
    "A carga é 1,6 · 10⁻¹⁹ C e a distância 100 000 000 m",
    "O texto de Machado de Assis fala do pai de Capitu",
    "Entre 1930 e 1945, quem governou?",
    "O PIB foi de 9 876 543 210 reais",
    "sou o primeiro da fila?",
    "A praça da Sé tem um marco zero",
    "Qual é a matriz A de ordem 2?",
  ])("leave subjects of exams unmasked: %s", (text) => {
    expect(maskPersonal(text, [])).toBe(text);
  });

  it("leave a king with the person's first name, and short names, unmasked", () => {
    expect(maskPersonal("Dom Pedro II e o Pedro da sala", ["Pedro Lima"])).toBe(
      "Dom Pedro II e o [nome] da sala",
    );
    expect(maskPersonal("Dom Pedro e Pedro", ["Pedro"])).toBe("Dom Pedro e [nome]");
    expect(maskPersonal("x y", ["", "x"])).toBe("x y");
    expect(maskPersonal("uma rosa vermelha", ["Rosa Lima"])).toBe("uma rosa vermelha");
  });
});
