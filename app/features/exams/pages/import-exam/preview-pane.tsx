import { QuestionPreview } from "#app/features/bank/components/editor/drawn-question.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Card, Heading } from "#app/platform/ui/components/part.tsx";
import { ProblemList } from "../../components/problem-list.tsx";
import type { ExamPreview } from "../../services/preview-exam-text.server.ts";

function totals({ read, whole }: ExamPreview): string {
  if (read === 0) return "Nenhuma questão ainda.";
  return `${plural(read, "questão", "questões")}, ${whole === read ? "todas completas" : `${read - whole} com erro`}.`;
}

/** Problems by line, and the question at the caret. */
export function ExamPreviewPane({
  preview,
  onJump,
}: {
  preview: ExamPreview | null;
  onJump: (line: number) => void;
}) {
  if (!preview)
    return (
      <Empty className="">
        A questão que você estiver escrevendo aparece aqui, como os estudantes vão ver.
      </Empty>
    );
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Heading>Prévia</Heading>
        <p className="text-sm text-muted">{totals(preview)}</p>
      </div>
      <ProblemList problems={preview.problems} onJump={onJump} />
      {preview.drawn.map(({ line, about, question }) => (
        <Card key={line} className="">
          <QuestionPreview question={question} about={about} />
        </Card>
      ))}
    </div>
  );
}
