import { History, RotateCcw } from "lucide-react";
import { plural } from "#app/platform/text/format.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { ListCards } from "../../components/list-card.tsx";
import type { ListCard } from "../../domain/list.ts";

type Automatic = { name: string; about: string; address: string; size: number | null };

/** Automatic lists first, then one's own. */
export function OwnTab({ own, automatic }: { own: ListCard[]; automatic: Automatic[] }) {
  return (
    <>
      <ul aria-label="Listas automáticas" className="mt-4 grid gap-3 sm:grid-cols-2">
        {automatic.map(({ name, about, address, size }) => (
          <li key={address} className="card relative flex gap-3 p-4 hover:border-line-strong">
            <Icon as={size === null ? RotateCcw : History} className="mt-0.5 shrink-0 text-muted" />
            <div className="min-w-0">
              <TextLink look="cover" to={address}>
                {name}
              </TextLink>
              {size !== null && <span className="text-muted"> · {plural(size, "questão", "questões")}</span>}
              <p className="text-sm text-muted">{about}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        {own.length === 0 ? (
          <Empty className="">Guarde questões com o botão Salvar de cada cartão.</Empty>
        ) : (
          <ListCards lists={own} label="Minhas listas" withMark />
        )}
      </div>
    </>
  );
}
