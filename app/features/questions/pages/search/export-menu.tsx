import { adminPaths } from "#app/features/admin/paths.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";

const formats = [
  { value: "farol", label: "Texto do Farol" },
  { value: "moodle-xml", label: "Moodle XML" },
  { value: "gift", label: "GIFT" },
];

/** For administrators: files have keys and solutions. */
export function ExportMenu({ address }: { address: string }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm font-semibold text-link hover:bg-inset">
        Exportar
      </summary>
      <div className="card mt-1 p-3">
        <p className="text-sm text-muted">
          As 1.000 questões mais novas desta busca, com gabarito e resolução. O download fica na auditoria.
        </p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {formats.map(({ value, label }) => (
            <li key={value}>
              <ButtonLink look="secondary" size="tight" href={adminPaths.export(value, address)} download>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
