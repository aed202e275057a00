import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { ReportBody } from "../components/report-body.tsx";
import { mentoringPaths } from "../paths.ts";
import { endShares, loadTestReport, shareReport } from "../services/load-report.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Relatório de ${data.mentee.firstName}: ${data.title}` : "Relatório",
);

function keyOf({ params }: LoaderFunctionArgs) {
  return { test: params.testId ?? "", mentee: params.userId ?? "" };
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoringTests", args);
  return json({ ...(await loadTestReport(deps, viewer, keyOf(args))), testId: keyOf(args).test });
}

type Extra = { link: string };

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoringTests", args);
  return handleForm<string, Extra>(args.request, {
    share: async () => {
      const { link, mailed } = await shareReport(deps, viewer, keyOf(args));
      const message = mailed
        ? "Link criado e enviado ao e-mail do responsável. Ele vale por 7 dias."
        : "Link criado. Ele vale por 7 dias: copie e envie a quem é responsável.";
      return { done: true, message, link };
    },
    end: async () => {
      await endShares(deps, viewer, keyOf(args));
      return { done: true, message: "Os links deste relatório não abrem mais." };
    },
  });
}

function Sharing({ shares }: { shares: number }) {
  const form = useForm<string, Extra>();
  const link = form.reply?.done ? form.reply.link : undefined;
  return (
    <section aria-labelledby="compartilhar" className="card mt-4 p-4 no-print sm:px-6">
      <h2 id="compartilhar" className="font-semibold">
        Compartilhar com o responsável
      </h2>
      <p className="mt-1 text-muted">
        Um link que abre só este relatório, sem conta, por 7 dias.
        {shares > 0 && " Já há um link aberto."}
      </p>
      <FormMessage of={form} className="mt-3" />
      {link && (
        <p className="mt-2">
          <label className="block font-medium">
            Link do relatório
            <input className="field mt-1" readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Form of={form} intent="share">
          <Button type="submit" look="secondary" pending={form.pending}>
            Criar link
          </Button>
        </Form>
        {shares > 0 && (
          <Form of={form} intent="end">
            <Button type="submit" look="quiet" pending={form.pending}>
              Encerrar os links
            </Button>
          </Form>
        )}
      </div>
    </section>
  );
}

/** A mentee's report of a test, for who accompanies them and for themselves. */
export default function Report() {
  const { testId, shares, ...view } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title={`${view.mentee.name}: ${view.title}`}
      back={{ to: mentoringPaths.test(testId), name: view.title }}
      facts={`Entregue em ${formatDate(view.finishedAt)}.`}
      actions={
        <Button look="secondary" className="needs-scripts no-print" onClick={() => window.print()}>
          Imprimir
        </Button>
      }
    >
      <ReportBody view={view} />
      <Sharing shares={shares} />
    </SchoolFrame>
  );
}
