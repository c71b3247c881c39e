import { useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { useRestingSelection } from '../../session/selection/use-resting-selection.ts';
import { SECTIONS } from './sections.ts';
import { ToolbarBar } from './ToolbarBar.tsx';
import { ToolbarSheet } from './ToolbarSheet.tsx';
import { useNodes } from './use-nodes.ts';
import './toolbar.css';

/** Phones. A tablet in landscape has the bar. */
const NARROW = '(max-width: 999px)';

/** What can be done to the selection: a bar that floats above it, on phones a sheet at the bottom. */
export function FloatingToolbar() {
  const session = useEditor();
  const selection = useRestingSelection();
  const nodes = useNodes(selection);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const designs = useSyncExternalStore(session.meta.subscribe, () => session.editable('design', nodes[0]?.id));
  const ids = nodes.map(({ id }) => id);
  const fills = useSyncExternalStore(session.meta.subscribe, () => session.editable('fill', ids));
  // A cell with its sticker is all that there is to fill.
  const editable = designs || (fills && nodes.every(({ type }) => type === 'StickerCell'));
  const sections = SECTIONS.filter(
    ({ shows, ofFilling }) => (designs || ofFilling) && shows(nodes, selection.mode, session.store.document),
  );
  const { floating } = session;
  const spreadSheet = useSyncExternalStore(floating.subscribe, floating.spreadSheet);
  if (!editable || nodes.length === 0 || sections.length === 0) return null;
  // On phones it would hide the pages while one leafs through them.
  if (isNarrow && selection.mode === 'spread' && spreadSheet !== nodes[0]!.id) return null;
  return isNarrow ? (
    <ToolbarSheet key={nodes[0]!.id} nodes={nodes} sections={sections} mode={selection.mode} />
  ) : (
    <ToolbarBar nodes={nodes} sections={sections} selection={selection} />
  );
}
