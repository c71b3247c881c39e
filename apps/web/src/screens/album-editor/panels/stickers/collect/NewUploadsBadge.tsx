import { useT } from '../../../../../app/use-t.ts';
import { useNewUploadsCount } from '../../../session/collecting/use-uploads.ts';

/** On the tab of the stickers, seen from every other: photos have come in. */
export function NewUploadsBadge() {
  const t = useT();
  const count = useNewUploadsCount();
  if (count === 0) return null;
  return (
    <span className="editor-tab-news" role="img" aria-label={t('collect.card', { count })}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
