import { Form, useRevalidator, useSearchParams } from "@remix-run/react";
import { lazy, useEffect, useMemo, useRef, useState } from "react";
import { essayLock } from "#app/platform/drafts/calls/essay-lock.ts";
import { useOneTab } from "#app/platform/drafts/hooks/use-one-tab.ts";
import { undisturbed } from "#app/platform/page/components/undisturbed.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { BarHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { MotivatingTexts } from "../../components/motivating-texts.tsx";
import { essayExams } from "../../domain/essay-exams.ts";
import { type EssayUnderPen, useEssay } from "../../hooks/use-essay.ts";
import { useSheetCopy } from "../../hooks/use-sheet-copy.ts";
import { essayPaths } from "../../paths.ts";
import type { LoadedEssay } from "../../services/load-essay.server.ts";
import { essaysLink } from "../essays-link.ts";
import { EssaySaving } from "./essay-saving.tsx";
import { EssayTimer } from "./essay-timer.tsx";
import { HandIn } from "./hand-in.tsx";
import { OtherTab } from "./other-tab.tsx";
import { OutlinePane } from "./outline-pane.tsx";
import { type DeskPane, PaneChoice } from "./pane-choice.tsx";
import { SheetPart } from "./sheet-part.tsx";

const EssayConflict = lazy(async () => ({
  default: (await import("./essay-conflict.tsx")).EssayConflict,
}));
const PhotoPart = lazy(async () => ({ default: (await import("./photo-part.tsx")).PhotoPart }));

type Props = LoadedEssay & { userId: string };
type Way = "text" | "photos";

function WayChoice({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  const look = (isChosen: boolean) =>
    `min-h-11 border-b-2 px-3 text-sm font-medium ${isChosen ? "border-primary" : "border-transparent text-muted"}`;
  return (
    <div className="needs-scripts flex">
      <button
        type="button"
        aria-pressed={way === "text"}
        onClick={() => onWay("text")}
        className={look(way === "text")}
      >
        Escrever aqui
      </button>
      <button
        type="button"
        aria-pressed={way === "photos"}
        onClick={() => onWay("photos")}
        className={look(way === "photos")}
      >
        Fotografar a folha
      </button>
    </div>
  );
}

/** Whether this tab is the writer; before scripts run, no tab is. */
function useDeskTab(id: string) {
  const { hold, takeOver } = useOneTab(essayLock(id));
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const isBack = useRef(false);
  useEffect(() => {
    // The tab that wrote meanwhile may have submitted it.
    if (hold === "held" && isBack.current) revalidate();
    isBack.current = hold === "elsewhere";
  }, [hold, revalidate]);
  return { hold, takeOver, isReadOnly: isHydrated && hold !== "held" };
}

/** As the address says, or what was begun: "photos" where the essay is on paper. */
function useWay(isOnPaper: boolean) {
  const [search] = useSearchParams();
  return useState<Way>(isOnPaper || search.get("modo") === "fotos" ? "photos" : "text");
}

/** Think, write, lose nothing: motivating texts, plan and sheet. */
export function EssayWorkspace({ essay, photos, userId }: Props) {
  const { id, revision: base, text, outline, spent, savedAt } = essay;
  const tab = useDeskTab(id);
  const pen = useEssay({
    hold: tab.hold,
    start: { userId, id, base, text, outline, spent, handIn: null, settles: false, sent: true },
    savedAt,
  });
  const [pane, setPane] = useState<DeskPane>("sheet");
  const [way, setWay] = useWay(photos.length > 0 && text === "");
  const { revalidate } = useRevalidator();
  const isHanded = pen.status.kind === "handed";
  const isGoing = pen.essay.handIn !== null || isHanded || tab.isReadOnly;
  useSheetCopy(userId, id);
  useEffect(() => {
    if (isHanded) revalidate();
  }, [isHanded, revalidate]);
  const { least } = essayExams[essay.exam];
  return (
    <Form method="post" {...undisturbed} className="page-width max-w-[75rem] py-4">
      <DeskHeader essay={essay} pen={pen} isPaused={tab.hold !== "held"}>
        <HandIn
          text={pen.essay.text}
          way={way}
          photos={photos.length}
          least={least}
          theme={essay}
          disabled={isGoing || pen.conflict !== null}
          onHandIn={() => pen.put({ handIn: way })}
        />
      </DeskHeader>
      {tab.hold === "elsewhere" && <OtherTab onTakeOver={tab.takeOver} />}
      {pen.conflict && (
        <Deferred>
          <EssayConflict mine={pen.essay.text} conflict={pen.conflict} onSettle={pen.settle} />
        </Deferred>
      )}
      <div className="mt-3 grid gap-6 lg:grid-cols-[minmax(0,1fr)_41.5rem]">
        <SidePanes essay={essay} pen={pen} pane={pane} onPane={setPane} readOnly={isGoing} />
        <section aria-label="Folha" className={pane === "sheet" ? "" : "max-lg:hidden"}>
          <WayChoice way={way} onWay={setWay} />
          {way === "text" ? (
            <SheetPart essay={essay} pen={pen} readOnly={isGoing} />
          ) : (
            <Deferred fallback={<p className="py-6 text-muted">Abrindo a câmera…</p>}>
              <PhotoPart essayId={id} userId={userId} photos={photos} />
            </Deferred>
          )}
          <SheetLinks essay={essay} />
        </section>
      </div>
    </Form>
  );
}

type SideProps = {
  essay: LoadedEssay["essay"];
  pen: EssayUnderPen;
  pane: DeskPane;
  onPane: (pane: DeskPane) => void;
  readOnly: boolean;
};

/** Beside the sheet, or instead of it on phones. */
function SidePanes({ essay, pen, pane, onPane, readOnly }: SideProps) {
  const texts = useMemo(() => <MotivatingTexts texts={essay.texts} command={essay.command} />, [essay]);
  return (
    <div>
      <PaneChoice pane={pane} onPane={onPane} />
      <section
        aria-label="Textos motivadores"
        className={`${pane === "texts" ? "" : "max-lg:hidden"} ${pane === "plan" ? "lg:hidden" : ""} lg:sticky lg:top-4 lg:max-h-[calc(100dvh-8rem)] lg:overflow-auto`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
      >
        {texts}
      </section>
      <section aria-label="Plano" className={pane === "plan" ? "" : "hidden"}>
        <OutlinePane
          outline={pen.essay.outline}
          readOnly={readOnly}
          onOutline={(outline) => pen.put({ outline })}
        />
      </section>
    </div>
  );
}

function SheetLinks({ essay: { id, exam } }: Pick<SideProps, "essay">) {
  return (
    <p className="mt-2 text-sm text-muted">
      {essayExams[exam].name} · Só você vê até entregar ·{" "}
      <TextLink to={essayPaths.versions(id)}>Versões</TextLink> ·{" "}
      <TextLink to={essayPaths.print(id)}>Imprimir a folha</TextLink>
    </p>
  );
}

type HeaderProps = {
  essay: LoadedEssay["essay"];
  pen: EssayUnderPen;
  isPaused: boolean;
  children: React.ReactNode;
};

function DeskHeader({ essay, pen, isPaused, children }: HeaderProps) {
  const hydrated = useHydrated();
  const back = essaysLink(essay.school);
  return (
    <div>
      <TextLink look="alone" to={back.to}>
        ‹ {back.name}
      </TextLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <BarHeading className="min-w-0 grow basis-72">{essay.title}</BarHeading>
        {hydrated && <EssaySaving status={pen.status} />}
        {hydrated && (
          <EssayTimer
            spent={pen.essay.spent}
            startedAt={essay.startedAt}
            isPaused={isPaused}
            onTick={(seconds) => pen.tick(seconds)}
          />
        )}
        <input type="hidden" name="revisao" value={pen.essay.base} />
        <noscript>
          <button type="submit" name="intent" value="save" className="min-h-11 px-4 font-semibold">
            Salvar
          </button>
        </noscript>
        {children}
      </div>
    </div>
  );
}
