import { Lock } from "lucide-react";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";

type KeyPlace = {
  number: number | null;
  language: "ingles" | "espanhol" | null;
  annulled: boolean;
  letter: string | null;
};

type Props = { keys: readonly KeyPlace[] | null; address: string; open: boolean; signedIn: boolean };

/** On request. Displays only letters of answered questions: others would reveal answers of our own. */
export function OfficialKey({ keys, address, open, signedIn }: Props) {
  return (
    <section aria-labelledby="gabarito" className="mt-6">
      <h2 id="gabarito" className={keys || open ? "text-lg font-semibold" : "sr-only"}>
        Gabarito oficial
      </h2>
      {keys ? <KeyGrid keys={keys} /> : <KeyRequest address={address} asked={open} signedIn={signedIn} />}
    </section>
  );
}

function KeyRequest({ address, asked, signedIn }: { address: string; asked: boolean; signedIn: boolean }) {
  if (asked && !signedIn)
    return (
      <p className="mt-1 max-w-prose text-muted">
        Entre na sua conta para ver o gabarito das questões que você já respondeu. A conta é gratuita.
      </p>
    );
  return (
    <ButtonLink to={address} look="quiet" preventScrollReset className="-ml-3 px-3">
      Ver gabarito oficial
    </ButtonLink>
  );
}

function KeyGrid({ keys }: { keys: readonly KeyPlace[] }) {
  const hidden = keys.filter(({ letter, annulled }) => letter === null && !annulled).length;
  return (
    <>
      {hidden > 0 && (
        <p className="mt-1 max-w-prose text-sm text-muted">
          A letra de cada questão aparece depois que você a responde: assim o gabarito confere, e não entrega.
        </p>
      )}
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {keys.map(({ number, language, annulled, letter }, index) => (
          <li
            key={`${number}-${language}-${index}`}
            className="flex items-center justify-between rounded-control border border-line bg-card px-3 py-2"
          >
            <span className="text-sm text-muted tabular-nums">
              {number ?? "–"}
              {language && <LanguageMark language={language} />}
            </span>
            <KeyMark letter={letter} annulled={annulled} />
          </li>
        ))}
      </ol>
    </>
  );
}

function LanguageMark({ language }: { language: "ingles" | "espanhol" }) {
  const [short, name] = language === "ingles" ? ["in", "inglês"] : ["es", "espanhol"];
  return (
    <abbr title={name} className="ml-0.5 text-xs no-underline">
      {short}
    </abbr>
  );
}

function KeyMark({ letter, annulled }: { letter: string | null; annulled: boolean }) {
  if (letter !== null) return <strong>{letter}</strong>;
  if (annulled)
    return (
      <abbr title="Anulada" className="font-semibold text-warning no-underline">
        X
      </abbr>
    );
  return (
    <span className="text-muted">
      <Icon as={Lock} size={16} />
      <span className="sr-only">ainda não respondida</span>
    </span>
  );
}
