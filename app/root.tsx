import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, type ShouldRevalidateFunction, useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { AccountDialogs } from "#app/features/accounts/components/account-dialogs.tsx";
import { AccountNotice } from "#app/features/accounts/components/account-notice.tsx";
import { LoginDialog } from "#app/features/accounts/components/sign-in/login-dialog.tsx";
import { readingScript } from "#app/features/bank/hooks/reading-script.ts";
import { cookieScript } from "#app/platform/analytics/hooks/use-cookie-choice.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Footer } from "#app/platform/page/components/footer.tsx";
import { unlistedPage } from "#app/platform/page/components/unlisted-meta.ts";
import { useContainerOnly } from "#app/platform/page/hooks/use-container-only.ts";
import { CONFIGURED_META, configured } from "#app/platform/text/configured.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { Toasts, toast } from "#app/platform/ui/components/toasts.tsx";
import { useNonce } from "#app/platform/ui/hooks/use-nonce.tsx";
import { ApplicationScripts, BrowserGuards } from "#app/shell/components/browser-guards/browser-guards.tsx";
import { Drawer } from "#app/shell/components/drawer.tsx";
import { ErrorPage, errorTitle } from "#app/shell/components/error-page.tsx";
import { NavigationBar } from "#app/shell/components/navigation-bar.tsx";
import { NoticePlace, noticePlaces } from "#app/shell/components/overlays/notice-place.tsx";
import { OverlaysGate } from "#app/shell/components/overlays/overlays-gate.tsx";
import { ScrollPosition } from "#app/shell/components/scroll-position.tsx";
import { ShellGate } from "#app/shell/components/shell-gate.tsx";
import { TopBar } from "#app/shell/components/top-bar.tsx";
import { useAssistantButton } from "#app/shell/hooks/use-assistant-button.ts";
import { useShellOutbox } from "#app/shell/hooks/use-shell-outbox.ts";
import { themeScript } from "#app/shell/hooks/use-theme.ts";
import { isSameSubtopic } from "#app/shell/paths.ts";
import { readShell } from "#app/shell/services/read-shell.server.ts";
import stylesheet from "./styles/app.css?url";

export const meta: MetaFunction = ({ error }) => {
  if (!error) return [{ title: pageTitle() }];
  return unlistedPage(errorTitle(error));
};

export const links: LinksFunction = () => [
  // The interface's font is not preloaded: it would delay the styles, and with them all text, by 90 ms on a slow phone.
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/icone.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icone-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  return readShell(deps, viewer);
}

/** The next step of a track opens without a network: nothing of the shell changes with it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => (!formMethod && isSameSubtopic(currentUrl, nextUrl) ? false : defaultShouldRevalidate);

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171e2a" media="(prefers-color-scheme: dark)" />
        <BrowserGuards nonce={nonce} />
        <script nonce={nonce} suppressHydrationWarning>
          {`${themeScript};${cookieScript};${readingScript}`}
        </script>
        <meta name={CONFIGURED_META} content={JSON.stringify(configured)} />
        <Meta />
        <Links />
        <noscript>
          <style>{".needs-scripts{display:none!important}"}</style>
        </noscript>
      </head>
      <body>
        {children}
        <ScrollPosition nonce={nonce} />
        <ApplicationScripts nonce={nonce} />
      </body>
    </html>
  );
}

/** With the place of the tutor's button: it floats where the margin beside the content is wider, from 90rem; else it is below, over nothing. */
function Content({ children }: { children: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1} className="flex-1 outline-none">
      {children}
      {useAssistantButton() && (
        <nav id={noticePlaces.assistant} aria-label="Assistente" className="no-print helper-place" />
      )}
    </main>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  useShellOutbox((text) => toast(text, "success"));
  return (
    <>
      <a href="#conteudo" className="skip-link">
        Pular para o conteúdo
      </a>
      <NavigationBar />
      <TopBar onMenu={() => setMenuOpen(true)} />
      <div className="flex">
        <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} />
        <div className="flex min-h-[calc(100dvh-3.5rem)] min-w-0 flex-1 flex-col">
          <AccountNotice />
          <NoticePlace at="top" />
          <Content>{children}</Content>
          <NoticePlace at="foot" />
          <Footer />
        </div>
      </div>
      <LoginDialog />
      <AccountDialogs />
      <OverlaysGate />
      <ShellGate />
      <Toasts />
    </>
  );
}

/** The page in its frame: the whole shell, or a container alone where the route says so. */
export default function App() {
  if (useContainerOnly())
    return (
      <main id="conteudo">
        <Outlet />
      </main>
    );
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  const { key } = useLocation();
  return (
    <Shell>
      <ErrorPage key={key} />
    </Shell>
  );
}
