import { Link } from "@remix-run/react";

/** Paper colour, always beside its name. */
const swatches: Readonly<Record<string, string>> = {
  azul: "#3f76c8",
  amarelo: "#f2c230",
  branco: "#ffffff",
  cinza: "#9aa3af",
  rosa: "#e58bb0",
};

type Colour = { colour: string; address: string; chosen: boolean };

export function BookletColours({ colours, unplaced }: { colours: readonly Colour[]; unplaced: number }) {
  return (
    <nav aria-label="Cor do caderno" className="mt-6">
      <p className="text-sm font-semibold">Caderno</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {colours.map(({ colour, address, chosen }) => (
          <li key={colour}>
            <Link
              to={address}
              aria-current={chosen ? "page" : undefined}
              preventScrollReset
              className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 capitalize ${
                chosen
                  ? "border-primary bg-primary-soft font-semibold text-primary-strong"
                  : "border-line text-text hover:border-line-strong"
              }`}
            >
              <span
                aria-hidden="true"
                className="size-4 rounded-full border border-line-strong"
                style={{ backgroundColor: swatches[colour] }}
              />
              {colour}
            </Link>
          </li>
        ))}
      </ul>
      {unplaced > 0 && (
        <p className="mt-2 text-sm text-muted">
          O arquivo oficial não diz onde algumas questões ficam neste caderno: elas estão no fim da lista.
        </p>
      )}
    </nav>
  );
}
