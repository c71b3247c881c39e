import { useSource } from '@figurina/drawing';
import { LOCALE_NAMES } from '@figurina/locales';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';

/** What concerns the album as a whole. */
export function GeneralSettings() {
  const t = useT();
  const { language } = useSource(useEditor().meta);
  return (
    <p>
      {t('album_new.language')}: {LOCALE_NAMES[language]}
    </p>
  );
}
