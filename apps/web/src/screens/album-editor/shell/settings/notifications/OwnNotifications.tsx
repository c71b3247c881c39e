import { NotificationWish } from '../../../../../app/notifications/NotificationWish.tsx';
import { useEditor } from '../../../session/editor-context.ts';

/** What one wants to hear of the open album oneself, beside the album's switch, which is everybody's. */
export function OwnNotifications() {
  const { meta } = useEditor();
  return <NotificationWish albumId={meta.get().id} />;
}
