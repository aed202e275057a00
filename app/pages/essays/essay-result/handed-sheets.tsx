import { EssaySheetPhoto } from "#app/components/essays/essay-sheet-photo.tsx";
import type { OpenedEssayResult } from "#app/services/essays/open-result.server.ts";

/** The photographs of a sheet written by hand, as its readers saw them. */
export function HandedSheets({ result: { id, way, photos } }: { result: OpenedEssayResult }) {
  if (way === "text" || photos.length === 0) return null;
  return (
    <section aria-labelledby="folhas" className="mt-6">
      <h2 id="folhas" className="text-lg font-semibold">
        Sua folha
      </h2>
      <div className={`mt-2 grid gap-4 ${photos.length > 1 ? "sm:grid-cols-2" : "max-w-[41.5rem]"}`}>
        {photos.map((photo, at) => (
          <EssaySheetPhoto key={photo} essayId={id} photoId={photo} at={at} of={photos.length} />
        ))}
      </div>
    </section>
  );
}
