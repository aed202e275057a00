import { Link } from "@remix-run/react";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import type { Suggestions } from "#app/services/questions/suggest-search.server.ts";

/** What was probably meant by a text that found nothing, once the page is there. */
export function MeantText({ address }: { address: string }) {
  const { data } = useRouteData<Suggestions>(address);
  return (
    <p role="status" className="empty:hidden">
      {data?.meant && (
        <>
          Você quis dizer{" "}
          <Link
            to={data.meant.address}
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
          >
            {data.meant.text}
          </Link>
          ?
        </>
      )}
    </p>
  );
}
