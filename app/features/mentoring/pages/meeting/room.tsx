import type { LucideIcon } from "lucide-react";
import { BookOpen, Hand, LogOut, MessageSquare, Mic, MicOff, Video, VideoOff } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { type CallState, MeetingCall } from "../../calls/meeting-call.ts";
import { ROOM } from "../../domain/room.ts";
import { meetingPaths } from "../../paths.ts";
import type { Entry } from "./door.tsx";
import { Chat, ChooseQuestion, SharedQuestion } from "./side-panels.tsx";
import { Tile } from "./tile.tsx";

type RoomProps = {
  id: string;
  ice: RTCIceServer[];
  isMentor: boolean;
  entry: Entry;
  onLeave: () => void;
};

/** The room: its call lives as long as it is shown. */
export function CallRoom({ id, ice, isMentor, entry, onLeave }: RoomProps) {
  const [call, setCall] = useState<MeetingCall | null>(null);
  // Reloading the page's data does not leave the room.
  const servers = useLatest(ice);
  useEffect(() => {
    const entered = new MeetingCall({
      address: (peer) => meetingPaths.meetingChannel(id, peer),
      ice: servers.current,
      ...entry,
    });
    setCall(entered);
    const leave = () => entered.leave();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [id, servers, entry]);
  return call && <OpenRoom call={call} isMentor={isMentor} onLeave={onLeave} />;
}

const standings: Partial<Record<CallState["standing"], string>> = {
  joining: "Entrando na sala…",
  lost: "Voltando à sala…",
};

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** `m` microphone, `v` camera, `h` hand. */
function useKeys(call: MeetingCall): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === "m") void call.toggleMic();
      else if (key === "v") void call.toggleCamera();
      else if (key === "h") call.toggleHand();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [call]);
}

type OpenProps = { call: MeetingCall; isMentor: boolean; onLeave: () => void };

function OpenRoom({ call, isMentor, onLeave }: OpenProps) {
  const state = useSyncExternalStore(call.subscribe, call.state);
  const [panel, setPanel] = useState<"chat" | "share" | null>(null);
  useKeys(call);
  const { standing, people, chat } = state;
  const shared = people.find(({ question }) => question !== null)?.question ?? null;
  if (standing === "full" || standing === "elsewhere")
    return (
      <p role="alert" className="card mt-4 px-4 py-8 text-center">
        {standing === "full"
          ? `A sala já tem ${ROOM.people} pessoas. Entre quando alguém sair.`
          : "Você entrou neste encontro por outra aba ou outro aparelho. Esta tela parou."}
      </p>
    );
  return (
    <div className="mt-4 space-y-4">
      <p role="status" className="text-muted">
        {standings[standing] ?? situation(state)}
      </p>
      {shared && <SharedQuestion code={shared} onEnd={() => call.share(null)} />}
      <ul
        aria-label="Quem está na sala"
        className={
          shared
            ? "flex gap-2 overflow-x-auto"
            : `grid gap-3 sm:grid-cols-2 ${people.length > 4 ? "lg:grid-cols-3" : ""}`
        }
      >
        {people.map((person) => (
          <Tile
            key={person.peer}
            person={person}
            small={shared !== null}
            onMute={isMentor && !person.isOwn ? () => call.mute(person.peer) : null}
          />
        ))}
      </ul>
      <Tools call={call} state={state} panel={panel} onPanel={setPanel} onLeave={onLeave} />
      {panel === "share" && (
        <ChooseQuestion
          onShare={(code) => {
            call.share(code);
            setPanel(null);
          }}
        />
      )}
      {panel === "chat" && <Chat chat={chat} onSay={(text) => call.say(text)} />}
    </div>
  );
}

function situation({ weak, mutedBy, people }: CallState): string {
  if (weak) return "Rede fraca: só áudio agora. Ligue a câmera quando melhorar.";
  if (mutedBy) return `${mutedBy} silenciou o seu microfone. Ligue quando for falar.`;
  return people.length < 2 ? "Você está na sala. Esperando os outros…" : "Nada é gravado.";
}

type ToolProps = { icon: LucideIcon; label: string; pressed?: boolean; onClick: () => void; keys?: string };

function Tool({ icon, label, pressed, onClick, keys }: ToolProps) {
  return (
    <Button look="secondary" aria-pressed={pressed} aria-keyshortcuts={keys} onClick={onClick}>
      <Icon as={icon} />
      {label}
    </Button>
  );
}

type ToolsProps = {
  call: MeetingCall;
  state: CallState;
  panel: "chat" | "share" | null;
  onPanel: (panel: "chat" | "share" | null) => void;
  onLeave: () => void;
};

function Tools({ call, state, panel, onPanel, onLeave }: ToolsProps) {
  const { mic, camera, hand, chat } = state;
  const [seen, setSeen] = useState(0);
  const unread = panel === "chat" ? 0 : chat.length - seen;
  useEffect(() => {
    if (panel === "chat") setSeen(chat.length);
  }, [panel, chat.length]);
  const toggle = (which: "chat" | "share") => onPanel(panel === which ? null : which);
  return (
    <div role="toolbar" aria-label="Sala" className="flex flex-wrap gap-2">
      <Tool
        icon={mic ? Mic : MicOff}
        label={mic ? "Silenciar" : "Falar"}
        keys="m"
        onClick={() => void call.toggleMic()}
      />
      <Tool
        icon={camera ? Video : VideoOff}
        label={camera ? "Desligar câmera" : "Ligar câmera"}
        keys="v"
        onClick={() => void call.toggleCamera()}
      />
      <Tool
        icon={Hand}
        label={hand ? "Abaixar a mão" : "Levantar a mão"}
        keys="h"
        onClick={() => call.toggleHand()}
      />
      <Tool
        icon={MessageSquare}
        label={unread > 0 ? `Conversa (${unread})` : "Conversa"}
        pressed={panel === "chat"}
        onClick={() => toggle("chat")}
      />
      <Tool icon={BookOpen} label="Questão" pressed={panel === "share"} onClick={() => toggle("share")} />
      <Button look="danger" onClick={onLeave}>
        <Icon as={LogOut} />
        Sair
      </Button>
    </div>
  );
}
