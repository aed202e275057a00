import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";

type SearchProps = { label: string; placeholder: string; onSearch: (text: string) => void };

/** The search of a panel beside the notebook. */
export function PanelSearch({ label, placeholder, onSearch }: SearchProps) {
  const [text, setText] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <form
      ref={form}
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={placeholder}
        />
      </div>
      <Button type="submit" aria-label={label}>
        <Icon as={Search} size={18} />
      </Button>
    </form>
  );
}
