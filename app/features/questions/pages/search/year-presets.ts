type Years = { from: number | null; to: number | null };

const SPANS = [3, 5, 10];

/** The last years at one tap; `recent`: the label follows "Últimos". `anyYear`: the address without years. */
export function yearPresets(
  anyYear: string,
  years: Years,
  thisYear: number,
): { label: string; recent: boolean; chosen: boolean; address: string }[] {
  const [path = "", query] = anyYear.split("?");
  const spans = SPANS.map((span) => {
    const params = new URLSearchParams(query);
    params.set("de", String(thisYear - span + 1));
    const chosen = years.from === thisYear - span + 1 && years.to === null;
    return { label: `${span} anos`, recent: true, chosen, address: `${path}?${params}` };
  });
  const every = {
    label: "Todos",
    recent: false,
    chosen: years.from === null && years.to === null,
    address: anyYear,
  };
  return [every, ...spans];
}
