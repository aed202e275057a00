import { lazy, useState } from "react";
import { openPaywall } from "#app/platform/page/components/requested-dialog.ts";
import { useInMenu } from "#app/platform/page/hooks/use-menu.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { assistantPaths } from "../paths.ts";

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
