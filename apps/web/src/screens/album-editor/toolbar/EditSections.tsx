import IconBoxMultiple from '@tabler/icons-react/dist/esm/icons/IconBoxMultiple.mjs';
import IconBoxMultipleOff from '@tabler/icons-react/dist/esm/icons/IconBoxModelOff.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useT } from '../../../app/use-t.ts';
import { editorActions } from '../actions/editor-actions.ts';
import { useEditor } from '../session/editor-context.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import type { WorkspaceNode } from './toolbar-section.ts';

/** Group several, dissolve a group. */
export function GroupSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const session = useEditor();
  const t = useT();
  const [group, ungroup] = [editorActions.get('element.group'), editorActions.get('element.ungroup')];
  return (
    <>
      {nodes.length > 1 ? (
        <ToolbarButton
          label={t('toolbar.group')}
          keys={`${t('keys.ctrl')} G`}
          icon={<IconBoxMultiple size={20} />}
          disabled={!group.enabled(session)}
          onClick={() => group.run(session)}
        />
      ) : null}
      {nodes.some(({ type }) => type === 'Group') ? (
        <ToolbarButton
          label={t('toolbar.ungroup')}
          keys={`${t('keys.ctrl')} ${t('keys.shift')} G`}
          icon={<IconBoxMultipleOff size={20} />}
          disabled={!ungroup.enabled(session)}
          onClick={() => ungroup.run(session)}
        />
      ) : null}
    </>
  );
}

/** Duplicate and delete. */
export function CopyDeleteSection() {
  const session = useEditor();
  const t = useT();
  const [duplicate, remove] = [editorActions.get('element.duplicate'), editorActions.get('element.delete')];
  return (
    <>
      <ToolbarButton
        label={t('toolbar.duplicate')}
        keys={`${t('keys.ctrl')} D`}
        icon={<IconCopy size={20} />}
        disabled={!duplicate.enabled(session)}
        onClick={() => duplicate.run(session)}
      />
      <ToolbarButton
        label={t('toolbar.delete')}
        keys={t('keys.delete')}
        icon={<IconTrash size={20} />}
        danger
        disabled={!remove.enabled(session)}
        onClick={() => remove.run(session)}
      />
    </>
  );
}
