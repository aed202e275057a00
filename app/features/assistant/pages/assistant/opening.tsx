import { searchPaths } from "#app/features/questions/paths.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { examples } from "../../domain/theory/examples.ts";
import { ChoosePhoto } from "./choose-photo.tsx";

type OpeningProps = {
  question: string | null;
  /** Whether a photo may be shown to the provider. */
  sees: boolean;
  onAsk: (words: string) => void;
};

/** Suggestions before the first request. */
export function Opening({ question, sees, onAsk }: OpeningProps) {
  if (question)
    return <p>Escolha por onde começar, ou conte onde você travou. A resposta da questão fica com você.</p>;
  return (
    <div>
      <p>
        Pergunte sobre a teoria das provas. A resposta vem do acervo do Farol, com as fontes; se eu não
        encontrar no acervo, aviso.
      </p>
      <ul aria-label="Exemplos" className="mt-4 flex flex-col items-start gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Button look="secondary" onClick={() => onAsk(example)} className="text-left">
              {example}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        Tem a questão no papel?{" "}
        <TextLink look="alone" to={searchPaths.photo()}>
          Encontre por foto
        </TextLink>
      </p>
      {sees && <ChoosePhoto />}
    </div>
  );
}
