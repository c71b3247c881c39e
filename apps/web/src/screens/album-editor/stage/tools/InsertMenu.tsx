import { ActionMenu } from '@figurina/ui';
import { useMediaQuery } from '@mantine/hooks';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { ACTION_ICONS } from '../../actions/action-icons.ts';
import { actionLabel } from '../../actions/action-label.ts';
import { editorActions } from '../../actions/editor-actions.ts';
import { useEditor, useSelection } from '../../session/editor-context.ts';

const PHONE = '(max-width: 999px)';
const INSERTED = ['image', 'title', 'sub_title', 'text', 'circle', 'rectangle', 'line', 'sticker_cell'];

/** Phones have no tools to draw with: a round plus puts new elements into the middle of the spread. */
export function InsertMenu() {
  const session = useEditor();
  const t = useT();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const editable = useSyncExternalStore(session.meta.subscribe, session.editable);
  const { mode } = useSelection();
  // Who writes or crops has a sheet there.
  if (!isPhone || !editable || mode === 'text' || mode === 'image') return null;
  return (
    <ActionMenu
      label={t('tools.insert')}
      className="insert-plus"
      button={<IconPlus size={26} />}
      entries={INSERTED.map((name) => {
        const action = editorActions.get(`insert.${name}`);
        return {
          kind: 'action',
          label: actionLabel(t, action),
          icon: ACTION_ICONS[action.icon],
          run: () => action.run(session),
        };
      })}
    />
  );
}
