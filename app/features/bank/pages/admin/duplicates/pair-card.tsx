import { Link } from "@remix-run/react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { DuplicatePair, PairSide } from "../../../services/admin/list-duplicates.server.ts";

export function PairCard({ pair }: { pair: DuplicatePair }) {
  const { one, other, likeness } = pair;
  const form = usePageForm({ about: { one: one.code, other: other.code } });
  return (
    <Form of={form} className="card p-4 sm:p-5" aria-label={`Par ${one.code} e ${other.code}`}>
      <input type="hidden" name="one" value={one.code} />
      <input type="hidden" name="other" value={other.code} />
      <p className="text-sm text-muted">Semelhança: {Math.round(likeness * 100)}%</p>
      <div className="mt-3 grid gap-5 lg:grid-cols-2">
        <Side side={one} pending={form.pending} />
        <Side side={other} pending={form.pending} />
      </div>
      <Button type="submit" look="quiet" name="kept" value="" pending={form.pending} className="mt-4">
        Não são a mesma questão
      </Button>
    </Form>
  );
}

function Side({ side, pending }: { side: PairSide; pending: boolean }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h2 className="font-semibold">
        <Link to={questionPaths.question(side.code)} className="inline-flex min-h-11 items-center">
          {side.code}
        </Link>
      </h2>
      <p className="text-sm break-all text-muted">{side.source}</p>
      <div className="rounded-control border border-line p-3">
        <RichText html={side.statement} />
        <ol className="mt-3 list-[upper-alpha] space-y-1 pl-6">
          {side.alternatives.map((html, at) => (
            <li key={`${at} ${html}`}>
              <RichText html={html} inline />
            </li>
          ))}
        </ol>
      </div>
      <Button
        type="submit"
        look="secondary"
        name="kept"
        value={side.code}
        pending={pending}
        className="mt-auto self-start"
      >
        Manter {side.code}
      </Button>
    </div>
  );
}
