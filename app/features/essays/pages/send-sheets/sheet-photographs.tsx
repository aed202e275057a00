import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useRunningSync } from "#app/platform/drafts/hooks/use-running-sync.ts";
import { plural } from "#app/platform/text/format.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { PhotoInputs } from "../../components/photo-inputs.tsx";
import { photoToSend } from "../../components/photo-to-send.ts";
import { pixelsOf, readSheet } from "../../components/read-sheet.ts";
import { type PreparedSheet, SheetStack, type StackSheet } from "../../hooks/sheet-stack.ts";
import type { LoadedSendSheets } from "../../services/tasks/send-sheets.server.ts";
import { StackRow } from "./stack-row.tsx";

type Props = { opened: LoadedSendSheets; userId: string };

const NO_CODE = "Nenhum código legível nesta foto.";
const OTHER_TASK = "O código é de outra proposta.";
const OTHER_CLASS = "O código é de quem não está nesta lista.";

/** Rotates a photograph by its code, cleans it, and finds its student. Throws where the browser cannot open it. */
async function prepare(file: File, { taskId, students }: LoadedSendSheets): Promise<PreparedSheet> {
  const { upright, code } = await readSheet(file);
  const photo = await photoToSend(pixelsOf(upright));
  if (code === null) return { photo, person: null, why: NO_CODE };
  if (code.taskId !== taskId) return { photo, person: null, why: OTHER_TASK };
  const student = students.find((each) => each.code === code.code);
  return { photo, person: student?.id ?? null, why: student ? null : OTHER_CLASS };
}

function useStack({ opened, userId }: Props) {
  const [sheets, setSheets] = useState<readonly StackSheet[]>([]);
  const { revalidate } = useRevalidator();
  const latest = useLatest({ opened, revalidate });
  const { schoolId, taskId } = opened;
  const [stack] = useState(
    () =>
      new SheetStack(
        { userId, schoolId, taskId },
        {
          prepare: (file) => prepare(file, latest.current.opened),
          onSheets: setSheets,
          onChanged: () => latest.current.revalidate(),
        },
      ),
  );
  useRunningSync(stack);
  return { stack, sheets };
}

/** Photographs of sheets, many at once: each is assigned by its code, or by hand. */
export function SheetPhotographs({ opened, userId }: Props) {
  const { stack, sheets } = useStack({ opened, userId });
  const sent = sheets.filter(({ state }) => state === "sent").length;
  const asking = sheets.filter(({ state }) => state === "unknown").length;
  return (
    <section aria-label="Fotos das folhas" className="needs-scripts mt-4">
      <p className="mb-3 max-w-prose text-muted">
        Fotografe cada folha inteira, de cima, com o código à vista. Escolha muitas fotos de uma vez: cada uma
        acha o seu estudante pelo código, é limpa neste aparelho e segue sozinha.
      </p>
      <PhotoInputs several onFiles={(files) => void stack.add(files)} />
      <p role="status" className="mt-3 font-medium">
        {sheets.length > 0 && `${sent} de ${plural(sheets.length, "folha enviada", "folhas enviadas")}`}
        {asking > 0 && `, ${plural(asking, "espera", "esperam")} por você`}
      </p>
      <ul className="card mt-3 divide-y divide-line empty:hidden">
        {sheets.map((sheet, at) => (
          <StackRow key={sheet.key} sheet={sheet} at={at} students={opened.students} stack={stack} />
        ))}
      </ul>
    </section>
  );
}
