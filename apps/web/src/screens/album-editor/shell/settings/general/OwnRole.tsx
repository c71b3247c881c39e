import { useT } from '../../../../../app/use-t.ts';
import { useRoleWords } from '../../use-role-words.ts';

/** What one is in the album, where one does not design all of it. */
export function OwnRole() {
  const t = useT();
  const words = useRoleWords();
  if (!words) return null;
  return (
    <p className="settings-advice settings-role">
      <strong>{t('album_settings.role', { role: words.mark })}</strong> {words.note}
    </p>
  );
}
