import { Link } from "@remix-run/react";
import { BookOpenCheck, ListPlus, Printer, Timer } from "lucide-react";
import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import { paperPaths } from "#app/features/bank/paths.ts";
import { listPaths } from "#app/features/lists/paths.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";

const look =
  "inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-card px-3 text-sm font-semibold whitespace-nowrap text-text hover:bg-inset";

/** Puts the questions on paper. */
function PrintLink({ address }: { address: string }) {
  return (
    <Link to={paperPaths.ofSearch(address)} className={look}>
      <Icon as={Printer} size={18} />
      Imprimir
    </Link>
  );
}

/** Starts a session in study or exam mode, or puts the questions on paper. */
export function PracticeLinks({ address }: { address: string }) {
  return (
    <div className="no-print mb-3 flex flex-wrap gap-2 max-lg:hidden">
      <Link to={practicePaths.ofSearch(address, "estudo")} className={look}>
        <Icon as={BookOpenCheck} size={18} />
        Estudar estas questões
      </Link>
      <Link to={practicePaths.ofSearch(address, "prova")} className={look}>
        <Icon as={Timer} size={18} />
        Fazer como prova
      </Link>
      <ListLink address={address} />
      <PrintLink address={address} />
    </div>
  );
}

function ListLink({ address }: { address: string }) {
  return (
    <Link to={listPaths.create({ busca: address })} rel="nofollow" className={look}>
      <Icon as={ListPlus} size={18} />
      Começar como lista
    </Link>
  );
}

/** On narrow screens, under the results. */
export function PrintBelow({ address }: { address: string }) {
  return (
    <div className="no-print mt-4 flex flex-wrap gap-2 lg:hidden">
      <ListLink address={address} />
      <PrintLink address={address} />
    </div>
  );
}

/** On narrow screens, always in sight; its page lets the user choose the mode. */
export function StickyPractice({
  address,
  total,
}: {
  address: string;
  total: { count: number; capped: boolean } | null;
}) {
  const count = total && !total.capped && total.count <= MOST_PRACTICE_QUESTIONS ? ` ${total.count}` : "";
  return (
    <div className="no-print sticky bottom-0 z-10 -mx-4 mt-4 flex border-t border-line bg-page px-4 py-2 lg:hidden">
      <Link
        to={practicePaths.ofSearch(address, "estudo")}
        className="inline-flex min-h-11 items-center gap-2 rounded-full bg-primary px-5 font-semibold text-on-primary no-underline"
      >
        <Icon as={BookOpenCheck} size={18} />
        Praticar{count}
      </Link>
    </div>
  );
}
