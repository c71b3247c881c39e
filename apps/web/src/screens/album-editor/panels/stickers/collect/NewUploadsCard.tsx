import type { StickerUpload } from '@figurina/contract';
import { NewsCard } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useDocumentVersion } from '../../../session/album/use-document-version.ts';
import { openCollecting } from '../../../session/collecting/collect-window.ts';
import { isNew, useOfUploads } from '../../../session/collecting/use-uploads.ts';

const FACES = 3;

function newest(uploads: readonly StickerUpload[]): { count: number; faces: string[] } {
  const fresh = uploads.filter(isNew);
  return { count: fresh.length, faces: fresh.slice(0, FACES).map(({ image }) => image.blob.small) };
}

/** At the top of the stickers: photos have come in. Nothing while there are none. */
export function NewUploadsCard() {
  const session = useEditor();
  const t = useT();
  const fresh = useOfUploads(newest);
  useDocumentVersion();
  if (!fresh || fresh.count === 0) return null;
  const hasChapter = session.facts.chapters.get().some(({ isStatic }) => !isStatic);
  return (
    <div className="uploads-card">
      <NewsCard
        faces={fresh.faces.map((face) => (
          <img key={face} src={face} alt="" />
        ))}
        title={t('collect.card', { count: fresh.count })}
        text={hasChapter ? undefined : t('collect.no_chapter')}
        action={
          <Button disabled={!hasChapter || !session.editable('fill')} onClick={() => openCollecting(session)}>
            {t('collect.card.open')}
          </Button>
        }
      />
    </div>
  );
}
