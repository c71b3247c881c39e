import { VisuallyHidden } from '@mantine/core';
import type { NodeId } from '@figurina/album';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor, useSelection } from '../../session/editor-context.ts';
import type { AlbumChapter } from '../../session/album/album-chapters.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { pagesText } from '../../session/album/pages-text.ts';
import { nodeLabel } from '../../session/album/node-label.ts';
import { useSpokenMeasures } from './use-spoken-measures.ts';

/** Says what is selected, for people who do not see the frame. */
export function CanvasAnnouncer() {
  const session = useEditor();
  const { ids } = useSelection();
  const t = useT();
  const measures = useSpokenMeasures();
  const index = useSyncExternalStore(session.currentSpread.subscribe, session.currentSpread.get);
  const chapters = useSyncExternalStore(session.facts.chapters.subscribe, session.facts.chapters.get);
  const spread = session.facts.layout.get().spreadIds[index];
  const said = useSyncExternalStore(session.announcer.subscribe, session.announcer.get);
  const names = ids.flatMap((id) => {
    const node = session.store.document.nodes.get(id);
    return node ? [nodeLabel(session, node)] : [];
  });
  const words =
    names.length === 0
      ? ''
      : names.length === 1
        ? t('editor.selected.one', { name: names[0]! })
        : t('editor.selected.many', { count: names.length });
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {words}
      </div>
      {/* What an action did: beside the selection, so that neither swallows the other. */}
      <div aria-live="polite">{said}</div>
      {/* Where one came by turning the pages. */}
      <div aria-live="polite">{spread ? spreadName(session, chapters, spread) : ''}</div>
      {/* After a rest, so that walking on is not held up by it. */}
      <div aria-live="polite">{measures}</div>
    </VisuallyHidden>
  );
}

function spreadName(session: EditorSession, chapters: readonly AlbumChapter[], id: NodeId): string {
  const chapter = chapters.find(({ spreadIds }) => spreadIds.includes(id));
  const pages = pagesText(session, id);
  return chapter?.isStatic
    ? session.t('strip.cover', { pages })
    : session.t('strip.spread', { pages, chapter: chapter?.name || session.t('stickers.unnamed_chapter') });
}
