import { describe, expect, it } from "vitest";
import { currentPath } from "#app/platform/paths/current-path.ts";

const create = "/escolas/1/criar-avaliacao";
const essay = `${create}?redacao=true`;
const menu = ["/", "/redacao", "/redacao/correcao", "/escolas/1", create, essay];
const at = (address: string) => {
  const [pathname = "", search = ""] = address.split("?");
  return currentPath(menu, { pathname, search: search && `?${search}` });
};

describe("the item of the menu that is open", () => {
  it("is determined by its query where two items share an address", () => {
    expect(at(create)).toBe(create);
    expect(at(`${create}?lista=9`)).toBe(create);
    expect(at(`${create}?redacao=false`)).toBe(create);
    expect(at(essay)).toBe(essay);
    expect(at(`${create}?tarefa=7&redacao=true`)).toBe(essay);
  });

  it("is the nearest above a page, never one whose word only begins alike", () => {
    expect(at("/redacao/abc/resultado")).toBe("/redacao");
    expect(at("/redacao/correcao/12")).toBe("/redacao/correcao");
    expect(at("/redacao-antiga")).toBeUndefined();
    expect(at("/escolas/1/redacoes")).toBe("/escolas/1");
    expect(at("/escolas/12")).toBeUndefined();
  });

  it("is the front page on the front page alone", () => {
    expect(at("/")).toBe("/");
    expect(at("/questoes")).toBeUndefined();
  });
});
