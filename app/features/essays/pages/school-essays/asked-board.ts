/** The task and class of an address; classId null: all that the reader sees. */
export function askedBoard(search: URLSearchParams): { taskId: string; classId: string | null } {
  const read = (name: string) => (search.get(name) ?? "").slice(0, 64);
  return { taskId: read("tarefa"), classId: read("turma") || null };
}
