import { type BandRow, bandRows, levelRows } from "#app/features/accounts/domain/progress/level-table.ts";
import { formatNumber } from "#app/platform/text/format.ts";

const levels = levelRows();
const bands = bandRows();

const bandColours: Record<BandRow["name"], string> = {
  "light-blue": "bg-[var(--band-light-blue)]",
  green: "bg-[var(--band-green)]",
  bronze: "bg-[var(--band-bronze)]",
  silver: "bg-[var(--band-silver)]",
  gold: "bg-[var(--band-gold)]",
  "brand-blue": "bg-[var(--band-brand-blue)]",
};

function BandTable() {
  return (
    <table>
      <caption>A cor da borda do seu avatar, conforme o nível</caption>
      <thead>
        <tr>
          <th scope="col">Cor</th>
          <th scope="col">Níveis</th>
          <th scope="col">A partir de</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ name, label, first, last, from }) => (
          <tr key={name}>
            <th scope="row">
              <span className="flex items-center gap-2">
                <span aria-hidden="true" className={`size-3.5 rounded-full ${bandColours[name]}`} />
                {label}
              </span>
            </th>
            <td>
              {first} a {last}
            </td>
            <td>{formatNumber(from)} pontos</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LevelList() {
  return (
    <details className="mb-4 rounded-card border border-line bg-card font-sans text-base">
      <summary className="px-4 py-3 font-semibold">Ver os pontos de cada nível</summary>
      <ol className="!list-none grid grid-cols-2 gap-x-6 !px-4 text-[0.9375rem] tabular-nums sm:grid-cols-3">
        {levels.map(({ level, from, to }) => (
          <li key={level} className="flex justify-between gap-2 border-b border-line py-1">
            <span>
              <span className="sr-only">Nível </span>
              {level}
            </span>
            <span className="text-muted">
              {to === null ? `${formatNumber(from)} ou mais` : `${formatNumber(from)}–${formatNumber(to)}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The colours and points of the levels. */
export function Levels() {
  return (
    <>
      <BandTable />
      <LevelList />
    </>
  );
}
