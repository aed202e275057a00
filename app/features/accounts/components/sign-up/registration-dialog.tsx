import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { MissingRegistration, registrationTitle } from "./missing-registration.tsx";

export default function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <Dialog title={registrationTitle(viewer)} open stays onClose={onClose}>
      <MissingRegistration viewer={viewer} sequential />
    </Dialog>
  );
}
