import type { PaperOptions } from "../../domain/paper/paper-options.ts";

type Props = {
  options: PaperOptions;
  title: string;
  /** Address of the logo on this device, or null. */
  logo: string | null;
  /** Null where there is one version. */
  version: string | null;
  part?: string;
};

/** School, title and the lines that a student fills in. */
export function PaperHeader({ options, title, logo, version, part }: Props) {
  const { school, className, date } = options;
  return (
    <div className="paper-header">
      {(logo || school) && (
        <div className="paper-school">
          {logo && <img src={logo} alt="" />}
          {school && <p>{school}</p>}
        </div>
      )}
      <p className="paper-title">
        <span>
          {part && `${part}: `}
          {options.title || title}
        </span>
        {version && <span className="paper-version">Versão {version}</span>}
      </p>
      <p className="paper-person">
        <span>Nome:</span>
        <span className="paper-fill" />
        <span>Turma:</span>
        <span className={className ? "" : "paper-fill-short"}>{className}</span>
        <span>Data:</span>
        <span className={date ? "" : "paper-fill-short"}>{date}</span>
      </p>
    </div>
  );
}
