import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { campaigns } from "#app/platform/access/campaign.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadOwnCertificate } from "../services/own-community.server.ts";
import { CertificateSheet, certificateMeta } from "./community/certificate-sheet.tsx";

export const meta: MetaFunction = () => certificateMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("plantelVolunteer", args);
  return json(await loadOwnCertificate(deps, viewer, campaigns.PLANTEL.code));
}

/** A volunteer of Plantel's hours, to print. */
export default function PlantelCertificate() {
  return <CertificateSheet {...useLoaderData<typeof loader>()} />;
}
