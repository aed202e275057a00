import { useNavigate } from "@remix-run/react";
import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import { forgetText } from "#app/platform/drafts/calls/forget-text.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { product } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { askTutor } from "../calls/ask-tutor.ts";
import { photoToShow, sentPhoto } from "../calls/show-photo.ts";
import { LONGEST_WORDS } from "../domain/prompts.ts";
import { PHOTO_WORDS } from "../domain/shown-photo.ts";
import { assistantPaths } from "../paths.ts";
import { AllowanceLine, offerPlan, useAllowance } from "./allowance-line.tsx";

/** Of the words on the device. */
const PLACE = "foto-mostrada";

const UNREADY = "Não deu para diminuir esta foto. Chegue mais perto da questão e tire outra.";

/** What would be sent; undefined while it is made, null where it cannot be. */
function useShown(photo: HTMLCanvasElement) {
  const [shown, setShown] = useState<{ photo: Blob; address: string } | null>();
  useEffect(() => {
    let address = "";
    let gone = false;
    void photoToShow(photo)
      .catch(() => null)
      .then((made) => {
        if (gone) return;
        if (made) address = URL.createObjectURL(made);
        setShown(made && { photo: made, address });
      });
    return () => {
      gone = true;
      URL.revokeObjectURL(address);
    };
  }, [photo]);
  return shown;
}

function ShowDialog({ photo, onClose }: { photo: HTMLCanvasElement; onClose: () => void }) {
  const navigate = useNavigate();
  const userId = useViewer()?.id ?? "";
  const shown = useShown(photo);
  const [words, setWords] = useState("");
  const [operationId] = useState(() => crypto.randomUUID().replaceAll("-", ""));
  const [problem, setProblem] = useState("");
  const [pending, setPending] = useState(false);
  const allowance = useAllowance();
  async function send(sent: Blob) {
    setPending(true);
    const said = words.trim() || PHOTO_WORDS;
    const reply = await askTutor({ words: said, operationId, photo: await sentPhoto(sent) });
    setPending(false);
    if (reply.id === null) {
      if (reply.limit) offerPlan(allowance);
      setProblem(reply.refused);
    } else {
      forgetText(userId, PLACE);
      navigate(assistantPaths.request(reply.id));
    }
  }
  return (
    <Dialog title={`Mostrar a foto ao ${product.assistant}`} open stays onClose={onClose}>
      <p>
        Vai só a imagem abaixo, sem data, lugar nem aparelho. Um modelo de inteligência artificial a vê para
        responder, e ela é apagada quando a resposta termina. Se houver nome ou rosto, corte antes.
      </p>
      {shown && (
        <figure className="my-3">
          <img
            src={shown.address}
            alt="O que será mostrado"
            className="mx-auto max-h-60 max-w-full rounded-control border border-line"
          />
          <figcaption className="mt-1 text-center text-sm text-muted">
            {Math.ceil(shown.photo.size / 1024)} KB
          </figcaption>
        </figure>
      )}
      <AreaField
        place={PLACE}
        label="Onde você travou? (se quiser contar)"
        value={words}
        rows={2}
        maxLength={LONGEST_WORDS}
        onChange={({ target }) => setWords(target.value)}
      />
      {(problem || shown === null) && (
        <p role="alert" className="mt-2 text-danger">
          {problem || UNREADY}
        </p>
      )}
      <AllowanceLine allowance={allowance} />
      <Toolbar>
        <Button disabled={!shown} pending={pending} onClick={() => shown && send(shown.photo)}>
          Mostrar a foto
        </Button>
        <Button look="quiet" onClick={onClose}>
          Agora não
        </Button>
      </Toolbar>
    </Dialog>
  );
}

/** Sends a photo to the provider on request: what will be sent is announced and previewed first. */
export function ShowPhoto({ photo }: { photo: HTMLCanvasElement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon as={Eye} size={18} />
        Mostrar a foto ao {product.assistant}
      </Button>
      {open && <ShowDialog photo={photo} onClose={() => setOpen(false)} />}
    </>
  );
}
