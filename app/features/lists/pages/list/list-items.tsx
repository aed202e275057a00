import { QuestionLink } from "../../components/question-link.tsx";
import type { ListItemView } from "../../services/list-view.server.ts";

/** `marked`: with whether each was right; in an automatic list that is known. */
export function ListItems({ items, marked }: { items: readonly ListItemView[]; marked: boolean }) {
  return (
    <ol className="mt-4 space-y-3">
      {items.map(({ item, heading, question }) => (
        <li key={item}>
          {heading !== null && <h2 className="pt-3 text-lg font-semibold break-words">{heading}</h2>}
          {question && <QuestionLink question={marked ? question : { ...question, correct: null }} />}
          {heading === null && !question && (
            <p className="card p-4 text-muted">Esta questão foi retirada do acervo.</p>
          )}
        </li>
      ))}
    </ol>
  );
}
