import { cellOfSticker, type ImageId, type NodeId, type StickerId } from '@figurina/album';
import type { StickerPerson } from '@figurina/contract';
import { ActionMenu, type MenuEntry, StatePill } from '@figurina/ui';
import { Button, Checkbox, UnstyledButton } from '@mantine/core';
import IconCameraRotate from '@tabler/icons-react/dist/esm/icons/IconCameraRotate.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconIdBadge from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { nextFreeCell } from '../../../session/stickers/next-free-cell.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { logShareFailure } from '../../../session/collecting/share-link.ts';
import { openCollecting } from '../../../session/collecting/collect-window.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { LastThing } from './LastThing.tsx';
import { isReachable } from './people-filter.ts';
import { STATE_LOOKS } from './person-states.ts';
import { RetakeDialog } from '../../../parts/RetakeDialog.tsx';
import { usePrintCards } from './use-print-cards.ts';

interface PersonRowProps {
  person: StickerPerson;
  chapter: string;
  /** Of the row, counted from one with the head. */
  index: number;
  height: number;
  selected: boolean;
  select: (on: boolean) => void;
  canRemind: boolean;
  remind: () => void;
  reload: () => void;
}

/** One person: who, how far, what happened last, what to do next. */
export function PersonRow(props: PersonRowProps) {
  const { person, chapter, index, height, selected, select, canRemind, remind, reload } = props;
  const session = useEditor();
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const printCards = usePrintCards();
  const [dialog, setDialog] = useState<'retake' | 'email' | null>(null);
  const { document } = session.store;
  const id = person.sticker_id as StickerId;
  const imageId = document.stickers.get(id)?.image;
  const image = imageId ? document.images.get(imageId as ImageId) : undefined;
  const numbers = session.facts.album.get().stickerNumbers(id);
  const editable = session.editable('fill', person.section_id as NodeId);
  const base = `/album/${session.meta.get().id}`;

  async function show(): Promise<void> {
    await navigate(`${base}/stickers`);
    const cell = cellOfSticker(document, id);
    if (cell) session.reveal(cell.id);
  }
  function place(): void {
    const cell = nextFreeCell(document, person.section_id);
    if (!cell) session.notify('notices.no_free_cell');
    else if (session.placeSticker(id, cell)) reload();
  }
  const copy = (): void =>
    void navigator.clipboard
      .writeText(person.url)
      .then(() => toast.info(t('cockpit.link_copied', { name: person.name })), logShareFailure);
  const entries: MenuEntry[] = [
    { kind: 'action', label: t('cockpit.copy_link'), icon: IconCopy, run: copy },
    { kind: 'action', label: t('cockpit.cards'), icon: IconIdBadge, run: () => printCards.mutate([id]) },
    { kind: 'action', label: t('cockpit.email'), icon: IconMail, disabled: !editable, run: () => setDialog('email') },
    {
      kind: 'action',
      label: t('cockpit.retake'),
      icon: IconCameraRotate,
      disabled: !editable || person.state === 'no_photo',
      run: () => setDialog('retake'),
    },
  ];
  return (
    <div
      className="cockpit-row"
      role="row"
      aria-rowindex={index}
      style={{ height }}
      data-selected={selected || undefined}
    >
      <span role="cell">
        <Checkbox
          aria-label={t('cockpit.choose', { name: person.name })}
          checked={selected}
          onChange={(event) => select(event.currentTarget.checked)}
        />
      </span>
      <span role="cell" className="cockpit-person">
        {image ? (
          <img src={session.imageUrl(image, 90)} alt="" loading="lazy" />
        ) : (
          <i aria-hidden="true">{person.state === 'uploaded' ? '' : '?'}</i>
        )}
        <span>
          <strong>{person.name}</strong>
          {person.position ? <small>{person.position}</small> : null}
        </span>
      </span>
      <span role="cell" className="cockpit-chapter-name">
        {chapter}
      </span>
      <span role="cell">
        <StatePill {...STATE_LOOKS[person.state]}>{t(`cockpit.state.${person.state}`)}</StatePill>
      </span>
      <span role="cell" className="cockpit-last-thing">
        <LastThing person={person} edit={editable ? () => setDialog('email') : null} />
      </span>
      <span role="cell" className="cockpit-next">
        {action()}
        <ActionMenu
          className="fig-menu-button"
          label={t('cockpit.menu', { name: person.name })}
          button={<IconDots size={18} />}
          entries={entries}
        />
        <RetakeDialog
          opened={dialog === 'retake'}
          name={person.name}
          reason={person.retake_reason ?? ''}
          ask={async (reason) =>
            api.stickerLink.askForRetake({ params: { id: session.meta.get().id, sticker: id }, body: { reason } })
          }
          close={() => setDialog(null)}
          asked={() => {
            reload();
            if (person.wants_no_mails) toast.info(t('retake.no_mails', { name: person.name }));
          }}
        />
        <EmailDialog opened={dialog === 'email'} person={person} close={() => setDialog(null)} saved={reload} />
      </span>
    </div>
  );

  function action() {
    if (person.state === 'uploaded')
      return (
        <Button size="compact-sm" onClick={() => openCollecting(session, person.sticker_upload_id)}>
          {t('cockpit.look')}
        </Button>
      );
    if (person.state === 'accepted')
      return (
        <Button size="compact-sm" variant="default" disabled={!editable} onClick={place}>
          {t('cockpit.place')}
        </Button>
      );
    if (person.state === 'placed')
      return (
        <>
          <b>{numbers.join(' + ')}</b>
          <RowLink onClick={() => void show()}>{t('cockpit.show')}</RowLink>
        </>
      );
    if (!editable) return null;
    if (person.state === 'needs_retake')
      return <RowLink onClick={() => setDialog('retake')}>{t('cockpit.ask_again')}</RowLink>;
    if (isReachable(person))
      return (
        <RowLink onClick={remind} disabled={!canRemind}>
          {t('cockpit.remind_one')}
        </RowLink>
      );
    return <RowLink onClick={() => printCards.mutate([id])}>{t('cockpit.card_one')}</RowLink>;
  }
}

function RowLink(props: { onClick: () => void; disabled?: boolean; children: string }) {
  return <UnstyledButton className="fig-text-link" {...props} />;
}
