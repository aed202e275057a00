import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { loadOwnCertificate } from "../services/own-community.server.ts";
import { CertificateSheet } from "./community/certificate-sheet.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Certificado de horas") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadOwnCertificate(deps, viewer, args.params.communityCode ?? ""));
}

/** A volunteer's hours in a community of the team's, to print. */
export default function CommunityCertificate() {
  return <CertificateSheet {...useLoaderData<typeof loader>()} />;
}
