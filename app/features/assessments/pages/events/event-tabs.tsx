import { Tabs } from "#app/platform/ui/components/tabs.tsx";
import { eventPaths } from "../../paths.ts";

export const eventTabs = [
  { id: "dias", label: "Dias e cadernos" },
  { id: "salas", label: "Salas" },
  { id: "presenca", label: "Presença" },
  { id: "resultado", label: "Resultado" },
] as const;
export type EventTab = (typeof eventTabs)[number]["id"];

export function EventTabs({ schoolId, eventId, tab }: { schoolId: string; eventId: string; tab: EventTab }) {
  return (
    <Tabs
      label="Partes do certame"
      tabs={eventTabs.map(({ id, label }) => ({
        label,
        to: eventPaths.events(schoolId, { certame: eventId, aba: id }),
        current: id === tab,
      }))}
    />
  );
}
