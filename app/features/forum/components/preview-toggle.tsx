import { lazy } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";

const CommentPreview = lazy(() => import("./comment-preview.tsx"));

/** What a text will look like, drawn while it is typed; loads with the first use. */
export function TextPreview({ text, shown }: { text: string; shown: boolean }) {
  if (!shown) return null;
  return (
    <Deferred>
      <CommentPreview text={text} />
    </Deferred>
  );
}

/** Preview toggle. */
export function PreviewButton(props: { pressed: boolean; disabled: boolean; onPress: () => void }) {
  const { pressed, disabled, onPress } = props;
  return (
    <Button
      look="quiet"
      size="tight"
      className="needs-scripts"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      Prévia
    </Button>
  );
}
