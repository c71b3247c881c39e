import { NewsCard } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { useDocumentVersion } from '../session/use-document-version.ts';
import { openCollecting } from './collect-window.ts';
import { useNewUploads } from './use-uploads.ts';

const FACES = 3;

/** At the top of the stickers: photos have come in. Nothing while there are none. */
export function NewUploadsCard() {
  const session = useEditor();
  const t = useT();
  const fresh = useNewUploads();
  useDocumentVersion();
  if (fresh.length === 0) return null;
  const hasChapter = session.facts.chapters.get().some(({ isStatic }) => !isStatic);
  return (
    <div className="uploads-card">
      <NewsCard
        faces={fresh.slice(0, FACES).map(({ id, image }) => (
          <img key={id} src={image.blob.small} alt="" />
        ))}
        title={t('collect.card', { count: fresh.length })}
        text={hasChapter ? undefined : t('collect.no_chapter')}
        action={
          <Button disabled={!hasChapter || !session.editable()} onClick={() => openCollecting(session)}>
            {t('collect.card.open')}
          </Button>
        }
      />
    </div>
  );
}
