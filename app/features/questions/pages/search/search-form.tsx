import { Form, Link, useNavigation } from "@remix-run/react";
import { Camera, Search } from "lucide-react";
import { lazy, useRef, useState } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { searchPaths } from "../../paths.ts";
import { HiddenFilters, pathOf } from "./hidden-filters.tsx";

const SuggestionList = lazy(() =>
  import("../../components/suggestion-list.tsx").then((file) => ({ default: file.SuggestionList })),
);

/** GET form: the URL is the search. */
export function SearchForm({ address, text }: { address: string; text: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const navigation = useNavigation();
  const pending =
    navigation.state === "loading" && navigation.location.pathname.startsWith(searchPaths.search());
  return (
    <Form method="get" action={pathOf(address)} role="search" className="relative mt-1.5 sm:mt-4">
      <HiddenFilters address={address} except={["q", "modo"]} />
      <Icon as={Search} className="pointer-events-none absolute top-3 left-3 text-muted max-sm:hidden" />
      <input
        ref={input}
        onFocus={() => setEntered(true)}
        autoComplete="off"
        type="search"
        name="q"
        defaultValue={text}
        aria-label="Buscar questões"
        placeholder="Assunto, prova, palavra ou código"
        maxLength={10000}
        enterKeyHint="search"
        className="field pr-24 sm:pr-36 sm:pl-11"
      />
      <Link
        to={searchPaths.photo()}
        aria-label="Buscar por foto"
        title="Buscar por foto"
        className="absolute top-px right-12 grid size-11 place-items-center rounded-control text-muted hover:text-text sm:right-24"
      >
        <Icon as={Camera} />
      </Link>
      {/* Inside the field; what is around it counts as touched too. */}
      <Button
        type="submit"
        pending={pending}
        className="absolute! top-1 right-1 min-h-9! px-3! text-sm! after:absolute after:-inset-1 after:content-['']"
      >
        <Icon as={Search} size={20} className="sm:hidden" />
        <span className="max-sm:sr-only">Buscar</span>
      </Button>
      {entered && (
        <Deferred>
          <SuggestionList input={input} />
        </Deferred>
      )}
    </Form>
  );
}
