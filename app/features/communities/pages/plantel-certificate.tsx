import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { communities } from "#app/platform/access/community.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { loadCertificate } from "../services/volunteer.server.ts";
import { CertificateSheet } from "./community/certificate-sheet.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Certificado de horas") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("plantelVolunteer", args);
  return json(await loadCertificate(deps, viewer, communities.PLANTEL));
}

/** A volunteer of Plantel's hours, to print. */
export default function PlantelCertificate() {
  return <CertificateSheet community={communities.PLANTEL} certificate={useLoaderData<typeof loader>()} />;
}
