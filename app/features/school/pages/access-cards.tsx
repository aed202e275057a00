import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Printer } from "lucide-react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { PageLinks } from "#app/platform/lists/components/pager.tsx";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import cardStyles from "#app/styles/access-cards.css?url";
import { schoolPaths } from "../paths.ts";
import { type AccessCardView, readAccessCards } from "../services/read-access-cards.server.ts";

export const meta = unlistedMeta("Cartões de acesso");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: cardStyles }];

function wholeOf(search: URLSearchParams, name: string): number {
  const value = Number(search.get(name));
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("schoolManagement", args);
  const { searchParams } = new URL(args.request.url);
  const { schoolId = "", jobId = "" } = args.params;
  const place = { jobId, step: wholeOf(searchParams, "de"), after: wholeOf(searchParams, "apos") };
  return json(await readAccessCards(deps, schoolId, place), { headers: { "Cache-Control": "no-store" } });
}

/** Cards to print, eight a sheet. */
export default function AccessCards() {
  const { school, jobId, cards, next, address } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title={<span className="no-print">Cartões de acesso</span>}
      back={{ to: schoolPaths.job(school.id, jobId), name: "Emissão dos cartões" }}
      facts={
        <span className="no-print">
          {plural(cards.length, "cartão", "cartões")} nesta página, oito por folha A4. Cada código abre o
          Farol uma vez só.
        </span>
      }
      actions={
        <Button className="needs-scripts no-print" onClick={() => window.print()}>
          <Icon as={Printer} size={18} />
          Imprimir
        </Button>
      }
    >
      {cards.length === 0 && (
        <Empty>Todos os cartões desta emissão já foram usados, venceram ou foram trocados.</Empty>
      )}
      <ul className="access-cards mt-5 print:mt-0">
        {cards.map((card) => (
          <AccessCard key={card.id} card={card} school={school.name} address={address} />
        ))}
      </ul>
      <div className="no-print">
        <PageLinks next={next === null ? null : `?${next}`} />
      </div>
    </SchoolFrame>
  );
}

function AccessCard({ card, school, address }: { card: AccessCardView; school: string; address: string }) {
  const { name, className, code, until, qr } = card;
  return (
    <li className="access-card">
      <div className="min-w-0">
        <p className="text-sm">{school}</p>
        <p className="text-lg leading-tight font-bold">{name}</p>
        {className && <p>{className}</p>}
        <p className="mt-2 font-mono text-base leading-snug font-bold">{code}</p>
        <p className="mt-2 text-xs leading-snug">
          Aponte a câmera, ou abra {address} e digite o código. Vale até {formatDate(until)}.
        </p>
      </div>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={`Código QR de ${name}`}>
        <path d={qr.path} fill="#000" />
      </svg>
    </li>
  );
}
