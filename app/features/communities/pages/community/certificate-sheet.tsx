import type { SerializeFrom } from "@remix-run/cloudflare";
import { Printer } from "lucide-react";
import { unlistedPage } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { product } from "#app/platform/text/product.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { formatHours } from "#app/platform/time/format-hours.ts";
import { formatShift } from "#app/platform/time/format-shift.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CommunityMark } from "../../components/community-mark.tsx";
import { communityPages } from "../../paths.ts";
import type { LoadedCertificate } from "../../services/volunteer.server.ts";

export const certificateMeta = unlistedPage("Certificado de horas");

type Props = {
  community: { code: string; name: string; colour: string };
  certificate: SerializeFrom<LoadedCertificate>;
};

/** A volunteer's hours, to print. */
export function CertificateSheet({ community, certificate }: Props) {
  const { name, tally, shifts, now } = certificate;
  const [first, last] = [shifts[0], shifts.at(-1)];
  return (
    <div className="page-width max-w-2xl py-6 sm:py-8 print:py-0">
      <CommunityMark community={community} />
      <PageHeading className="mt-3">Certificado de horas</PageHeading>
      {first && last ? (
        <>
          <p className="mt-4 text-lg text-pretty">
            <strong>{name}</strong> respondeu como pessoa voluntária (comunidade {community.name}) às dúvidas
            de estudantes no fórum do {product.name}, de {formatDate(first.startsAt)} a{" "}
            {formatDate(last.startsAt)}: <strong>{formatHours(tally.seconds)}</strong> em{" "}
            {plural(tally.shifts, "plantão", "plantões")}, com{" "}
            {plural(tally.answers, "dúvida respondida", "dúvidas respondidas")}.
          </p>
          <ul className="mt-5 divide-y divide-line border-y border-line">
            {shifts.map((shift) => (
              <li key={shift.id} className="flex flex-wrap justify-between gap-x-4 py-2 break-inside-avoid">
                <span className="first-letter:uppercase">{formatShift(shift)}</span>
                <span className="text-muted tabular-nums">
                  {shift.answers === 0
                    ? "presença confirmada"
                    : plural(shift.answers, "dúvida respondida", "dúvidas respondidas")}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-muted">
            Feito em {formatDate(now)}, do que o {product.name} registrou. Um plantão conta quando houve
            resposta nele, ou quando a coordenação confirmou a presença.
          </p>
        </>
      ) : (
        <Empty>
          Ainda não há horas para certificar. Um plantão conta quando você responde a uma dúvida nele.
        </Empty>
      )}
      <p className="no-print mt-6 flex flex-wrap items-center gap-4">
        {first && (
          <Button className="needs-scripts" onClick={() => window.print()}>
            <Icon as={Printer} size={18} />
            Imprimir
          </Button>
        )}
        <TextLink to={communityPages(community.code).page} look="alone">
          Voltar à comunidade
        </TextLink>
      </p>
    </div>
  );
}
