import { useShell } from "../hooks/use-shell.ts";

export const linkLook = "footer-link";

export function PublicChannelLinks({ className = "" }: { className?: string }) {
  const channels = useShell()?.channels ?? [];
  if (channels.length === 0) return null;
  return (
    <ul aria-label="Canais" className={`flex flex-wrap gap-x-5 ${className}`}>
      {channels.map(({ name, address }) => (
        <li key={address}>
          <a href={address} rel="me noopener" className={linkLook}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
