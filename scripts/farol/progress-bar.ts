/** A progress bar; without a terminal, a line every tenth. */
export function progressBar(label: string, total: number): (done: number) => void {
  const started = performance.now();
  let lastTenth = -1;
  return (done) => {
    const share = total === 0 ? 1 : done / total;
    const seconds = (performance.now() - started) / 1000;
    const left = share > 0 ? Math.round((seconds / share) * (1 - share)) : 0;
    const text = `${label} ${done.toLocaleString("pt-BR")} de ${total.toLocaleString("pt-BR")} (${Math.floor(share * 100)} %, faltam ${left} s)`;
    if (process.stderr.isTTY) {
      const filled = Math.round(share * 24);
      process.stderr.write(
        `\r[${"█".repeat(filled)}${"·".repeat(24 - filled)}] ${text}   ${done >= total ? "\n" : ""}`,
      );
      return;
    }
    const tenth = Math.floor(share * 10);
    if (tenth > lastTenth) process.stderr.write(`${text}\n`);
    lastTenth = tenth;
  };
}
