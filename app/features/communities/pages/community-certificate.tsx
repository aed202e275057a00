import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadOwnCertificate } from "../services/own-community.server.ts";
import { CertificateSheet, certificateMeta } from "./community/certificate-sheet.tsx";

export const meta: MetaFunction = () => certificateMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadOwnCertificate(deps, viewer, args.params.communityCode ?? ""));
}

/** A volunteer's hours in a community, to print. */
export default function CommunityCertificate() {
  return <CertificateSheet {...useLoaderData<typeof loader>()} />;
}
