import type { NodeId } from '@figurina/album';
import type { StickerPerson, StickerReminder } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import type { CountedStates } from './people-filter.ts';
import { isReachable, photosIn } from './people-filter.ts';
import { LastReminder } from './LastReminder.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { usePrintCards } from './use-print-cards.ts';

interface ReminderCardProps {
  reminder: StickerReminder;
  totals: CountedStates;
  missing: readonly StickerPerson[];
  /** Photos are taken now. */
  isOn: boolean;
  /** The open dialog's people; empty for all. */
  only: readonly string[] | null;
  setOnly: (ids: readonly string[] | null) => void;
  sent: () => void;
}

/** What to do next: send the link, remind those who are missing, or go on and place them. */
export function ReminderCard({ reminder, totals, missing, isOn, only, setOnly, sent }: ReminderCardProps) {
  const { meta, editable, whyClosed } = useEditor();
  const t = useT();
  const printCards = usePrintCards();
  const base = `/album/${meta.get().id}`;
  if (totals.total === 0)
    return (
      <Card title={t('cockpit.nobody.title')} text={t('cockpit.nobody.text')}>
        <StampButton component={Link} to={`${base}/stickers/import`}>
          {t('stickers.import')}
        </StampButton>
      </Card>
    );
  if (totals.placed === totals.total) return <Card title={t('cockpit.all.title')} text={t('cockpit.all.done')} />;
  if (reminder.missing === 0)
    return (
      <Card title={t('cockpit.all.title')} text={t('cockpit.all.text')}>
        <StampButton component={Link} to={`${base}/stickers`}>
          {t('cockpit.all.place')}
        </StampButton>
      </Card>
    );
  if (!isOn || photosIn(totals) === 0)
    return (
      <Card
        title={isOn ? t('cockpit.none.title') : t('link.off.title')}
        text={isOn ? t('cockpit.none.text') : t('link.off.text')}
      >
        <StampButton component={Link} to={`${base}/stickerlink`}>
          {isOn ? t('cockpit.none.share') : t('cockpit.off.go')}
        </StampButton>
        {isOn && reminder.with_address > 0 && editable('fill', 'album') ? (
          <RemindLink open={() => setOnly([])} />
        ) : null}
        {dialog()}
      </Card>
    );
  const without = reminder.missing - reminder.with_address;
  const noAddress = missing.filter((person) => !isReachable(person)).map((person) => person.sticker_id);
  const reached = missing.filter(isReachable);
  const closed = whyClosed(
    'fill',
    reached.map(({ section_id }) => (section_id as NodeId | null) ?? 'album'),
  );
  // Who is kept to chapters names whom they mean: without names it is everybody.
  const remindAll = (): void => setOnly(editable('fill', 'album') ? [] : reached.map(({ sticker_id }) => sticker_id));
  return (
    <Card
      title={t('cockpit.remind.title', { count: reminder.missing })}
      text={[
        reminder.with_address > 0 ? t('cockpit.remind.text', { count: reminder.with_address }) : '',
        without > 0 ? t('cockpit.remind.without', { count: without }) : '',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {reminder.with_address > 0 ? (
        <StampButton
          disabled={closed !== null || reminder.next_at !== null}
          leftSection={<IconBell size={19} aria-hidden />}
          onClick={remindAll}
        >
          {t('cockpit.remind', { count: reminder.with_address })}
        </StampButton>
      ) : (
        <StampButton loading={printCards.isPending} onClick={() => printCards.mutate(noAddress)}>
          {t('cockpit.cards')}
        </StampButton>
      )}
      {reminder.with_address > 0 && !closed ? <RemindLink open={remindAll} /> : null}
      {closed === 'roles.why.section' ? <p>{t(closed)}</p> : null}
      <LastReminder reminder={reminder} />
      {dialog()}
    </Card>
  );

  function dialog() {
    return <ReminderDialog reminder={reminder} only={only} close={() => setOnly(null)} sent={sent} />;
  }
}

function Card({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="fig-news cockpit-card" aria-label={title}>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {children ? <div className="cockpit-card-ways">{children}</div> : null}
    </section>
  );
}

function RemindLink({ open }: { open: () => void }) {
  const t = useT();
  return (
    <UnstyledButton className="fig-text-link" onClick={open}>
      {t('cockpit.remind.see')}
    </UnstyledButton>
  );
}
