import { isStatic, type NodeId } from '@figurina/album';
import { Menu } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import {
  askToRemove,
  duplicateOf,
  insertAfter,
  mayMove,
  moveOneOn,
  moveToChapter,
  mayLeaveChapter,
  whyItStays,
  whyNoSpread,
} from '../actions/spread-operations.ts';
import { StripMenuItem } from './StripMenuItem.tsx';
import { TemplateItems } from './TemplateItems.tsx';

interface SpreadMenuProps {
  spreadId: NodeId;
  /** It, or all that were chosen with it. */
  spreadIds: readonly NodeId[];
  anchor: HTMLElement;
  close: () => void;
}

/** What can be done with one spread. Opens at what was pressed, and gives the focus back to it. */
export function SpreadMenu({ spreadId, spreadIds, anchor, close }: SpreadMenuProps) {
  const session = useEditor();
  const t = useT();
  const { document } = session.store;
  const count = spreadIds.length;
  const home = document.nodes.get(spreadId)?.parent ?? null;
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const closed = session.whyClosed('design', spreadIds);
  const editable = closed === null;
  const locked = closed && t(closed);
  const noneAfter = whyNoSpread(session, spreadId);
  const fixed = isStatic(document, home);
  const refusal = whyItStays(document, spreadId);
  const chapters = session.facts.chapters.get().filter((chapter) => !chapter.isStatic && chapter.id !== home);
  const isStayingAlone = !mayLeaveChapter(document, spreadId);
  const leave = (): void => {
    close();
    anchor.focus();
  };
  return (
    <Menu
      opened
      onClose={leave}
      position="top-start"
      width={252}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <span className="strip-anchor" style={{ left, top, width, height }} />
      </Menu.Target>
      <Menu.Dropdown>
        <StripMenuItem
          isFirst
          icon={<IconPlus size={18} />}
          label={t('strip.insert_after')}
          why={noneAfter && t(noneAfter)}
          run={() => insertAfter(session, spreadId)}
        />
        <StripMenuItem
          icon={<IconCopy size={18} />}
          label={count > 1 ? t('strip.duplicate_many', { count }) : t('strip.duplicate')}
          why={locked ?? (fixed ? t('editor.refusal.section_static') : null)}
          run={() => duplicateOf(session, spreadIds)}
        />
        {count === 1 && mayMove(document, spreadId, 'up') ? (
          <Menu.Item
            leftSection={<IconArrowLeft size={18} />}
            disabled={!editable}
            onClick={() => moveOneOn(session, spreadId, 'up')}
          >
            {t('strip.move_up')}
          </Menu.Item>
        ) : null}
        {count === 1 && mayMove(document, spreadId, 'down') ? (
          <Menu.Item
            leftSection={<IconArrowRight size={18} />}
            disabled={!editable}
            onClick={() => moveOneOn(session, spreadId, 'down')}
          >
            {t('strip.move_down')}
          </Menu.Item>
        ) : null}
        {chapters.length > 0 && !fixed ? (
          <Menu.Sub>
            <Menu.Sub.Target>
              <Menu.Sub.Item leftSection={<IconBook size={18} />} disabled={!editable || isStayingAlone}>
                {t('strip.to_chapter')}
              </Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown mah={320} style={{ overflowY: 'auto' }}>
              {chapters.map(({ id, name }) => (
                <Menu.Item
                  key={id}
                  disabled={!session.editable('design', id)}
                  onClick={() => moveToChapter(session, spreadIds, id)}
                >
                  {name || t('stickers.unnamed_chapter')}
                </Menu.Item>
              ))}
            </Menu.Sub.Dropdown>
          </Menu.Sub>
        ) : null}
        {count === 1 ? <TemplateItems spreadId={spreadId} /> : null}
        <Menu.Divider />
        <StripMenuItem
          icon={<IconTrash size={18} />}
          label={count > 1 ? t('strip.delete_many', { count }) : t('strip.delete')}
          why={locked ?? (refusal ? t(`editor.refusal.${refusal}` as never) : null)}
          isDangerous
          run={() => askToRemove(session, spreadIds)}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
