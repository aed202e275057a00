/** "1 prova", "1.234 provas". */
export function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString("pt-BR")} ${count === 1 ? one : many}`;
}
