import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { questionPaths } from "../paths.ts";
import { ReportForm } from "./report-form.tsx";

/** Over the question. */
export default function ReportErrorDialog({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <Dialog title="Encontrou um erro?" open onClose={onClose} stays>
      <ReportForm action={questionPaths.reportError(code)} />
    </Dialog>
  );
}
