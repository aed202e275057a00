import { Link } from "@remix-run/react";
import { BookOpenCheck, Timer } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/paths.ts";

const look =
  "inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control border border-line-strong bg-card px-2 text-[0.8125rem] font-semibold whitespace-nowrap text-text hover:bg-inset sm:flex-none sm:px-3 sm:text-sm";

/** Starts a session in study or exam mode. */
export function PracticeLinks({ address }: { address: string }) {
  return (
    <div className="no-print mb-3 flex flex-wrap gap-2">
      <Link to={paths.practiceSearch(address, "estudo")} className={look}>
        <Icon as={BookOpenCheck} size={18} className="max-sm:hidden" />
        Estudar estas questões
      </Link>
      <Link to={paths.practiceSearch(address, "prova")} className={look}>
        <Icon as={Timer} size={18} className="max-sm:hidden" />
        Fazer como prova
      </Link>
    </div>
  );
}
