import type { NodeId } from '@figurina/album';
import { Button } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import type { Past } from './past.ts';
import { PastSpread } from './PastSpread.tsx';
import { useRestore, useWhyNot } from './use-restore.ts';

/** A chapter of then, with its spreads. */
export function PastChapter(props: { section: NodeId; spreads: readonly NodeId[]; when: string; past: Past }) {
  const { section, spreads, when, past } = props;
  const t = useT();
  const { busy, restore } = useRestore();
  const whyNot = useWhyNot('restore');
  if (spreads.length === 0) return null;
  const name = past.document.nodes.get(section)?.props.name ?? '';
  const isChanged = spreads.some((id) => past.differing.has(id));
  return (
    <section className="past-chapter">
      <header>
        <h3>{name}</h3>
        {isChanged ? (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={busy || whyNot !== null}
            title={whyNot ?? undefined}
            aria-label={t('versions.restore.chapter_of', { name })}
            onClick={() =>
              void restore(past.point.id, { kind: 'section', id: section }, t('versions.restored', { when }))
            }
          >
            {t('versions.restore.chapter')}
          </Button>
        ) : null}
      </header>
      {spreads.map((id) => (
        <PastSpread key={id} spreadId={id} when={when} past={past} />
      ))}
    </section>
  );
}
