import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { communities } from "#app/domain/communities/community.ts";
import { openCertificate } from "#app/services/communities/volunteer.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { CertificateSheet } from "./community/certificate-sheet.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Certificado de horas") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("plantelVolunteer", args);
  return json(await openCertificate(deps, viewer, communities.PLANTEL));
}

/** A volunteer of Plantel's hours, to print. */
export default function PlantelCertificate() {
  return <CertificateSheet community={communities.PLANTEL} certificate={useLoaderData<typeof loader>()} />;
}
