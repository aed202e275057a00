import { formatDate } from "#app/platform/time/format-date.ts";

type Note = { id: string; content: string; at: number; author: string | null };

/** A mentor's notes, newest first. */
export function NoteList({ notes, empty }: { notes: readonly Note[]; empty: string }) {
  if (notes.length === 0) return <p className="mt-1 text-muted">{empty}</p>;
  return (
    <ul className="mt-2 divide-y divide-line">
      {notes.map(({ id, content, at, author }) => (
        <li key={id} className="py-3">
          <p className="break-words whitespace-pre-line">{content}</p>
          <p className="mt-1 text-sm text-muted">
            {author ?? "Mentoria"}, {formatDate(at)}
          </p>
        </li>
      ))}
    </ul>
  );
}
