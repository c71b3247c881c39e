import type { RemovedThing } from '@figurina/album';
import { useT } from '../../../../app/use-t.ts';

/** What was deleted, in words: „Doppelseite, S. 6-7, mit 12 Elementen“. */
export function ThingLine({ thing }: { thing: RemovedThing }) {
  const t = useT();
  const what =
    thing.kind === 'element' ? t(`trash.type.${thing.type ?? 'Group'}` as never) : t(`trash.kind.${thing.kind}`);
  const more = [
    thing.pages.length > 0 ? t('versions.pages', { pages: thing.pages.join('-') }) : '',
    thing.elements > 0 ? t('trash.elements', { count: thing.elements }) : '',
  ].filter((words) => words !== '');
  return (
    <p className="trash-thing">
      <strong>{thing.name ? t('trash.named', { what, name: thing.name }) : what}</strong>
      {more.length > 0 ? <small>{more.join(', ')}</small> : null}
    </p>
  );
}
