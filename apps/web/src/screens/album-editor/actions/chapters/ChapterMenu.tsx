import { canMoveSection, moveSection, type NodeOf } from '@figurina/album';
import { ActionMenu, type MenuEntry } from '@figurina/ui';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { openHelp } from '../../../../app/help-topics.ts';
import { useEditor } from '../../session/editor-context.ts';
import { RemoveChapter } from './RemoveChapter.tsx';

/** What can be done with a chapter. Deleting it warns: its stickers and pages go with it. */
export function ChapterMenu({
  section,
  rename,
  button = <IconDots size={18} />,
  className,
  label,
  more = [],
}: {
  section: NodeOf<'Section'>;
  rename: () => void;
  button?: ReactNode;
  className?: string;
  /** What the menu is called, where another one of the chapter is near. */
  label?: string;
  /** What else the place of the menu offers. */
  more?: readonly MenuEntry[];
}) {
  const session = useEditor();
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { document } = session.store;
  const { id } = section;
  // That there is a chapter, and where, concerns the album as a whole.
  const closed = session.whyClosed('design', 'album');
  const ofAlbum = closed && t(closed);
  const name = section.props.name || t('stickers.unnamed_chapter');
  const move = (direction: 'up' | 'down', label: string, icon: typeof IconArrowUp) =>
    canMoveSection(document, id, direction)
      ? [
          {
            kind: 'action' as const,
            label,
            icon,
            why: ofAlbum,
            run: () =>
              void session.run('steps.section_move', (current) =>
                moveSection(current, { sectionId: id, direction, makeId: session.makeId }),
              ),
          },
        ]
      : [];
  const go = (): void => {
    const [first] = document.childIds(id);
    if (first) session.goToSpread(session.facts.layout.get().indexOf(first));
  };
  return (
    <>
      <ActionMenu
        label={label ?? t('stickers.chapter_menu', { name })}
        button={button}
        {...(className !== undefined && { className })}
        entries={[
          {
            kind: 'action',
            label: t('stickers.chapter.go'),
            icon: IconBook,
            disabled: document.childIds(id).length === 0,
            run: go,
          },
          ...(session.editable('design', section.id) && !section.props.static
            ? [
                ...more,
                { kind: 'action' as const, label: t('stickers.chapter.rename'), icon: IconPencil, run: rename },
                ...move('up', t('stickers.chapter.up'), IconArrowUp),
                ...move('down', t('stickers.chapter.down'), IconArrowDown),
                {
                  kind: 'action' as const,
                  label: t('stickers.chapter.delete'),
                  icon: IconTrash,
                  danger: true,
                  why: ofAlbum,
                  run: () => setAsking(true),
                },
              ]
            : []),
          {
            kind: 'action',
            label: t('editor.help'),
            icon: IconHelp,
            run: () => openHelp('sections', session.meta.get().category),
          },
        ]}
      />
      <RemoveChapter sectionId={asking ? id : null} close={() => setAsking(false)} />
    </>
  );
}
