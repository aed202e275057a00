import { Form, useNavigation } from "@remix-run/react";
import { Search } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/paths.ts";
import { HiddenFilters, pathOf } from "./hidden-filters.tsx";

const SuggestionList = lazy(() =>
  import("./suggestion-list.tsx").then((file) => ({ default: file.SuggestionList })),
);

/** GET form: the URL is the search. */
export function SearchForm({ address, text }: { address: string; text: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const navigation = useNavigation();
  const pending = navigation.state === "loading" && navigation.location.pathname.startsWith(paths.search());
  return (
    <Form method="get" action={pathOf(address)} role="search" className="mt-4 flex gap-2">
      <HiddenFilters address={address} except={["q", "modo"]} />
      <div className="relative flex-1">
        <Icon as={Search} className="pointer-events-none absolute top-3 left-3 text-muted" />
        <input
          ref={input}
          onFocus={() => setEntered(true)}
          autoComplete="off"
          type="search"
          name="q"
          defaultValue={text}
          aria-label="Buscar questões"
          placeholder="Palavra, &quot;frase exata&quot;, código ou um trecho da questão"
          maxLength={10000}
          enterKeyHint="search"
          className="field pl-11"
        />
        {entered && (
          <Suspense fallback={null}>
            <SuggestionList input={input} />
          </Suspense>
        )}
      </div>
      <Button type="submit" pending={pending}>
        Buscar
      </Button>
    </Form>
  );
}
