import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useT } from '../../../app/use-t.ts';
import { useEditable } from '../session/stickers/use-sticker.ts';

/** Above a panel whose controls are off: why. */
export function LockedNote() {
  const t = useT();
  if (useEditable()) return null;
  return (
    <p className="editor-panel-locked">
      <IconLock size={18} aria-hidden /> {t('notices.locked')}
    </p>
  );
}
