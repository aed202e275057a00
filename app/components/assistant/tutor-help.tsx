import { lazy, useState } from "react";
import { useInMenu } from "#app/hooks/shell/use-menu.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { assistantPaths } from "#app/paths/assistant.ts";
import { openPaywall } from "../shell/overlays/requested-dialog.ts";
import { Button } from "../ui/button.tsx";
import { Deferred } from "../ui/deferred.tsx";

const TutorDialog = lazy(() => import("./tutor-dialog.tsx"));

/** Where the comments of a question are. */
const PEOPLE_PLACE = "comentarios";

type TutorHelpProps = { question: string; about: string; onAnswer: (() => void) | null };

/** The button 'Ajuda' and its dialog; nothing where the menu has no tutor. */
export function TutorHelp({ question, about, onAnswer }: TutorHelpProps) {
  const viewer = useViewer();
  const offered = useInMenu(assistantPaths.tutor());
  const [open, setOpen] = useState(false);
  if (!offered) return null;
  function answer() {
    setOpen(false);
    // After the dialog has given the focus back.
    setTimeout(() => onAnswer?.());
  }
  function people() {
    setOpen(false);
    document.getElementById(PEOPLE_PLACE)?.scrollIntoView();
  }
  return (
    <>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        onClick={() => (viewer ? setOpen(true) : openPaywall({ premium: false }))}
        className="needs-scripts max-sm:!px-3"
      >
        Ajuda
      </Button>
      {open && (
        <Deferred>
          <TutorDialog
            question={question}
            about={about}
            onAnswer={onAnswer && answer}
            onPeople={people}
            onClose={() => setOpen(false)}
          />
        </Deferred>
      )}
    </>
  );
}
