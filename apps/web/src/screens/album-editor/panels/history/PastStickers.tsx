import type { AlbumDocument, StickerId } from '@figurina/album';
import type { HistoryPoint } from '@figurina/contract';
import { Button } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useRestore, useWhyNot } from './use-restore.ts';

/** More are found by the chapter. */
const MOST = 60;

/** The stickers that were others then, each to be brought back by itself. */
export function PastStickers(props: {
  point: HistoryPoint;
  document: AlbumDocument;
  stickers: readonly StickerId[];
  restoredWhen: string;
}) {
  const { point, document, stickers, restoredWhen: when } = props;
  const { store } = useEditor();
  const t = useT();
  const { busy, restore } = useRestore();
  const whyNot = useWhyNot('restoreStickers');
  if (stickers.length === 0) return null;
  return (
    <details className="past-stickers">
      <summary>{t('versions.stickers', { count: stickers.length })}</summary>
      <ul>
        {stickers.slice(0, MOST).map((id) => {
          const { name, position } = document.stickers.get(id)!;
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                {position ? <small>{position}</small> : null}
                {store.document.stickers.has(id) ? null : <small>{t('versions.state.gone')}</small>}
              </span>
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={busy || whyNot !== null}
                title={whyNot ?? undefined}
                aria-label={t('trash.restore.of', { name })}
                onClick={() =>
                  void restore(point.id, { kind: 'sticker', id }, t('versions.restored_sticker', { name, when }))
                }
              >
                {t('trash.restore')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
