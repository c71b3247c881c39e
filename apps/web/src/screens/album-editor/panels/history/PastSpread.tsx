import { type NodeId, PAGE, pagesOfSpread, spreadSize, writeClipboard } from '@figurina/album';
import { SCREEN_MODE } from '@figurina/drawing';
import { StatePill } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { DrawnSpread } from './DrawnSpread.tsx';
import type { Past } from './past.ts';
import { PastElements } from './PastElements.tsx';
import { useRestore, useWhyNot } from './use-restore.ts';

/** A spread of then, beside that of now where they are compared. What lies on it can be copied without going back. */
export function PastSpread({ spreadId, when, past }: { spreadId: NodeId; when: string; past: Past }) {
  const { point, document, reader, order, differing, compares, width } = past;
  const session = useEditor();
  const t = useT();
  const toast = useToast();
  const { busy, restore } = useRestore();
  const whyNot = useWhyNot('restore');
  const [chosen, setChosen] = useState<ReadonlySet<NodeId>>(new Set());
  const at = order.indexOf(spreadId);
  const size = spreadSize(at, order.length);
  const pages = pagesOfSpread(at, order.length)
    .map(({ number }) => number)
    .join('-');
  const isThere = session.store.document.nodes.has(spreadId);
  const state = !isThere ? 'gone' : differing.has(spreadId) ? 'changed' : 'same';
  const column = compares === 'beside' ? (width - GAP) / 2 : width;
  // A cover is a page beside spreads of two.
  const zoom = Math.min(column / (2 * PAGE.width), MOST_ZOOM);

  const choose = (id: NodeId): void =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  async function copy(): Promise<void> {
    const all = document.childIds(spreadId).filter((id) => document.nodes.get(id)?.type !== 'Comment');
    const ids = chosen.size > 0 ? [...chosen] : all;
    try {
      await navigator.clipboard.writeText(writeClipboard(document, ids, session.meta.get().id));
    } catch {
      toast.warning(t('versions.copy_failed'));
      return;
    }
    toast.info(t('versions.copied', { count: ids.length }));
    session.announcer.say(t('versions.copied', { count: ids.length }));
  }
  return (
    <article
      className="past-spread"
      data-spread={spreadId}
      data-state={state}
      aria-label={`${t('versions.pages', { pages })}, ${t(`versions.state.${state}`)}`}
    >
      <header>
        <h4>{t('versions.pages', { pages })}</h4>
        {state === 'same' ? null : (
          <StatePill tone={state === 'gone' ? 'red' : 'sun'} icon={state === 'gone' ? IconTrash : IconPencil}>
            {t(`versions.state.${state}`)}
          </StatePill>
        )}
        <div className="past-deeds">
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {chosen.size > 0 ? t('versions.copy.chosen', { count: chosen.size }) : t('versions.copy')}
          </Button>
          {state === 'same' ? null : (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              disabled={busy || whyNot !== null}
              title={whyNot ?? undefined}
              aria-label={t('versions.restore.spread_of', { pages })}
              onClick={() =>
                void restore(point.id, { kind: 'spread', id: spreadId }, t('versions.restored_spread', { pages, when }))
              }
            >
              {t('versions.restore.spread')}
            </Button>
          )}
        </div>
      </header>
      <div className="past-pair" data-compares={compares ?? undefined}>
        <DrawnSpread
          spreadId={spreadId}
          reader={reader}
          size={size}
          zoom={zoom}
          caption={compares ? t('versions.then') : null}
          chosen={chosen}
          choose={choose}
        >
          <PastElements document={document} spreadId={spreadId} zoom={zoom} chosen={chosen} choose={choose} />
        </DrawnSpread>
        {compares && isThere ? (
          <DrawnSpread
            spreadId={spreadId}
            reader={session.reader.on(SCREEN_MODE)}
            size={size}
            zoom={zoom}
            caption={t('versions.now')}
          />
        ) : null}
        {compares && !isThere ? <p className="past-gone">{t('versions.state.gone')}</p> : null}
      </div>
    </article>
  );
}

const GAP = 24;
/** Larger than life nobody needs it. */
const MOST_ZOOM = 2.4;
