import { Link } from "@remix-run/react";
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
    <nav
      aria-label="Partes do certame"
      className="no-print mt-3 flex gap-1 overflow-x-auto border-b border-line"
    >
      {eventTabs.map(({ id, label }) => (
        <Link
          key={id}
          to={eventPaths.events(schoolId, { certame: eventId, aba: id })}
          aria-current={id === tab ? "page" : undefined}
          className={`inline-flex min-h-11 items-center border-b-2 px-2 font-semibold whitespace-nowrap no-underline sm:px-3 ${id === tab ? "border-primary text-text" : "border-transparent text-muted hover:text-text"}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
