/**
 * Tells a person when somebody else takes away what they are at: the text they type in, the picture they crop, the
 * spread they are on.
 */
import {
  addElements,
  type AlbumNode,
  createdNodes,
  hasWords,
  isRefused,
  type NodeId,
  type NodeOf,
} from '@figurina/album';
import type { Change, Derived, EditorStore, SelectionStore, WorldLayout } from '@figurina/editor';
import type { CurrentSpread } from '../camera/current-spread.ts';
import type { Notify } from '../notices/notices.ts';
import type { OpenTextStore } from '../text/open-text.ts';
import type { RunCommand } from '../run-command.ts';
import type { StrayKeys } from '../text/stray-keys.ts';

interface WhatWentParts {
  store: EditorStore;
  layout: Derived<WorldLayout>;
  currentSpread: CurrentSpread;
  openText: OpenTextStore;
  selection: SelectionStore;
  strayKeys: StrayKeys;
  notify: Notify;
  run: RunCommand;
  makeId: () => string;
}

/** Listens before anything else follows a change: afterwards nobody knows any more where one was. */
export function tellWhatWent(parts: WhatWentParts): () => void {
  const { store, layout, currentSpread, openText, selection, strayKeys, notify } = parts;
  let here: NodeId | undefined;
  const look = (): void => {
    here = layout.get().spreadIds[currentSpread.get()];
  };
  look();
  function changed({ origin, touched }: Change): void {
    if (origin !== 'remote') return;
    const gone = touched.flatMap(({ table, before, after }) =>
      table === 'nodes' && before && !after ? [before as AlbumNode] : [],
    );
    const { mode, ids } = selection.get();
    const cropping = mode === 'image' ? (ids[0] ?? null) : null;
    const text = gone.find(({ id }) => id === openText.get()?.id);
    if (text?.type === 'Text') {
      strayKeys.begin();
      const words = hasWords(text.props.text);
      notify(
        'notices.text_gone',
        {},
        'warning',
        words ? { key: 'notices.text_gone.keep', run: () => keep(parts, text) } : undefined,
      );
    } else if (cropping !== null && gone.some(({ id }) => id === cropping)) {
      strayKeys.begin();
      notify('notices.picture_gone', {}, 'warning');
    } else if (gone.some(({ id, type }) => type === 'Spread' && id === here))
      notify('notices.spread_gone', {}, 'warning');
  }
  const ends = [store.onChange(changed), layout.subscribe(look), currentSpread.subscribe(look)];
  return () => ends.forEach((end) => end());
}

/** The words as a text of their own where they were, or on the spread in view when that is gone too. */
function keep(
  { store, layout, currentSpread, selection, run, makeId }: WhatWentParts,
  { parent, props }: NodeOf<'Text'>,
) {
  const holder = parent ? store.document.nodes.get(parent) : undefined;
  const spread = holder ? holder.id : layout.get().spreadIds[currentSpread.get()];
  if (!spread) return;
  const patch = addElements(store.document, { parent: spread, elements: [{ type: 'Text', props }], makeId });
  if (!run('steps.insert.Text', () => patch) || isRefused(patch)) return;
  const [id] = createdNodes(patch);
  if (id) selection.editText(id);
}
