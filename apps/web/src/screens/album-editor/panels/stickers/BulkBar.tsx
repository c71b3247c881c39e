import {
  cellOfSticker,
  changeStickers,
  type NodeId,
  PLAIN_DESIGN,
  STICKER_DESIGNS,
  type StickersChange,
  unlinkStickers,
} from '@figurina/album';
import { ActionMenu, type MenuEntry } from '@figurina/ui';
import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconSquares from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs';
import IconStickerPlace from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUnlink from '@tabler/icons-react/dist/esm/icons/IconUnlink.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { chapterChoices } from '../../session/stickers/chapter-choices.ts';
import { placesOfStickers } from '../../session/stickers/places-of-stickers.ts';
import { useEditable } from '../../session/stickers/use-sticker.ts';
import { useStickerLists } from '../../session/stickers/use-sticker-lists.ts';
import { useChosen, useStickersPanel } from './panel-context.ts';

/** What can be done to all that are chosen, each as one step of undo. */
export function BulkBar() {
  const session = useEditor();
  const t = useT();
  const editable = useEditable('fill');
  const chapters = useStickerLists();
  const { choice, place, remove } = useStickersPanel();
  const chosen = [...useChosen()];
  if (chosen.length === 0) return null;
  const { document } = session.store;
  const stickers = chosen.map((id) => document.stickers.get(id));
  const places = placesOfStickers(stickers);
  const cellIds = chosen.flatMap((id) => cellOfSticker(document, id)?.id ?? []);
  const closed = session.whyClosed('fill', [...places, ...cellIds]);
  const styled = session.whyClosed('design', places);
  // A cell that grows is layout.
  const sized = cellIds.length === 0 ? closed : session.whyClosed('design', [...places, ...cellIds]);
  const why = closed ?? sized ?? styled;
  const change = (label: string, fields: StickersChange) => () =>
    void session.run(label, (current) =>
      changeStickers(current, { stickerIds: chosen, change: fields, makeId: session.makeId }),
    );
  const action = (label: string, run: () => void): MenuEntry => ({ kind: 'action', label, run });
  const toChapters = chapterChoices(chapters, null, t('stickers.unnamed_chapter')).map(
    ({ value, label }): MenuEntry => {
      const there = session.whyClosed('fill', value as NodeId);
      return {
        kind: 'action',
        label,
        why: there && t(there),
        run: change('steps.sticker_chapter', { sectionId: value }),
      };
    },
  );
  const designs = [
    action(t('sticker.design.album'), change('steps.sticker_own_design', { stickerLayout: 'default' })),
    ...STICKER_DESIGNS.map((design) =>
      action(
        t(`styles.design.${design}`),
        change('steps.sticker_own_design', { stickerLayout: design === 'default' ? PLAIN_DESIGN : design }),
      ),
    ),
  ];
  return (
    <div className="bulk-bar" role="toolbar" aria-label={t('stickers.bulk')}>
      <div className="bulk-head">
        <strong aria-live="polite">{t('stickers.chosen', { count: chosen.length })}</strong>
        <UnstyledButton className="fig-text-link" onClick={choice.all}>
          {t('stickers.choose_all')}
        </UnstyledButton>
        <ActionIcon
          variant="subtle"
          color="dark"
          size={32}
          aria-label={t('stickers.choose_none')}
          onClick={choice.clear}
        >
          <IconX size={18} />
        </ActionIcon>
      </div>
      {editable ? (
        <div className="bulk-actions">
          <BulkMenu
            label={t('stickers.to_chapter')}
            icon={<IconBook size={19} />}
            disabled={closed !== null}
            entries={toChapters}
          />
          <BulkButton
            label={t('stickers.place_chosen')}
            icon={<IconStickerPlace size={19} />}
            disabled={closed !== null || cellIds.length === chosen.length}
            run={() => place({ stickerIds: chosen })}
          />
          <BulkButton
            label={t('stickers.unlink')}
            icon={<IconUnlink size={19} />}
            disabled={closed !== null || cellIds.length === 0}
            run={() => void session.run('steps.unlink', (current) => unlinkStickers(current, { cellIds }))}
          />
          <BulkMenu
            label={t('stickers.size')}
            icon={<IconSquares size={19} />}
            disabled={sized !== null}
            entries={[
              action(t('stickers.single'), change('steps.sticker_double', { doubleSticker: false })),
              action(t('stickers.double'), change('steps.sticker_double', { doubleSticker: true })),
            ]}
          />
          <BulkMenu
            label={t('sticker.design')}
            icon={<IconPalette size={19} />}
            disabled={styled !== null}
            entries={designs}
          />
          <BulkButton
            label={t('sticker.delete', { count: chosen.length })}
            icon={<IconTrash size={19} />}
            disabled={closed !== null}
            run={() => remove(chosen)}
          />
        </div>
      ) : null}
      {editable && why ? <p className="panel-hint">{t(why)}</p> : null}
    </div>
  );
}

function BulkButton(props: { label: string; icon: ReactNode; disabled?: boolean; run: () => void }) {
  return (
    <Tooltip label={props.label} openDelay={500}>
      <ActionIcon
        variant="subtle"
        color="dark"
        size={40}
        aria-label={props.label}
        disabled={props.disabled}
        onClick={props.run}
      >
        {props.icon}
      </ActionIcon>
    </Tooltip>
  );
}

interface BulkMenuProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  entries: readonly MenuEntry[];
}

function BulkMenu({ icon, ...menu }: BulkMenuProps) {
  return <ActionMenu className="fig-menu-button bulk-menu" button={icon} {...menu} />;
}
