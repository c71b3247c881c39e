import type { StickerId } from '@figurina/album';
import type { StickerPerson } from '@figurina/contract';
import { formatDate, formatRelativeTime } from '@figurina/locales';
import { UnstyledButton } from '@mantine/core';
import { useNow } from '../../../../../app/use-now.ts';
import { useI18n } from '../../../../../app/use-t.ts';
import { usePageOfSticker } from '../../../session/stickers/use-page-of-sticker.ts';

/** What happened last with somebody's photo, and below it how those are reached whose photo is missing. */
export function LastThing({ person, edit }: { person: StickerPerson; edit: (() => void) | null }) {
  const isMissing = person.state === 'no_photo' || person.state === 'needs_retake';
  const happened = useHappened(person);
  return (
    <>
      {happened ? <span className="cockpit-happened">{happened}</span> : null}
      {isMissing ? <Contact person={person} edit={edit} /> : null}
    </>
  );
}

function Contact({ person, edit }: { person: StickerPerson; edit: (() => void) | null }) {
  const { t } = useI18n();
  const { email, wants_no_mails: silent } = person;
  const words = silent ? t('cockpit.no_mails') : (email ?? t('cockpit.no_email'));
  if (email !== null || !edit)
    return (
      <span className="cockpit-contact" title={email ?? undefined}>
        {words}
      </span>
    );
  return (
    <UnstyledButton className="fig-text-link cockpit-contact" onClick={edit}>
      {words}
    </UnstyledButton>
  );
}

/** In words; null when nothing has happened yet. */
function useHappened(person: StickerPerson): string | null {
  const { t, locale } = useI18n();
  const now = useNow();
  const page = usePageOfSticker(person.sticker_id as StickerId);
  const when = (moment: string): string => formatRelativeTime(locale, moment, now);
  const { state, withdrawn_at: withdrawn, reminded_at: reminded, visited_at: visited } = person;
  if (state === 'placed') return page === null ? null : t('cockpit.on_page', { page });
  if (state === 'accepted') return person.accepted_by ? t('cockpit.accepted_by', { name: person.accepted_by }) : null;
  if (state === 'uploaded' && person.uploaded_at) {
    const from = person.uploaded_personally ? 'cockpit.uploaded_personally' : 'cockpit.uploaded_from_link';
    return capitalised(t(from, { when: when(person.uploaded_at) }), locale);
  }
  if (state === 'needs_retake' && person.retake_at) {
    const date = formatDate(person.retake_at);
    return person.retake_reason
      ? t('cockpit.asked_because', { reason: person.retake_reason, date })
      : t('cockpit.asked_at', { date });
  }
  if (withdrawn) return t('cockpit.withdrawn', { date: formatDate(withdrawn) });
  if (reminded) {
    const seen = visited !== null && visited > reminded;
    return t(seen ? 'cockpit.reminded_seen' : 'cockpit.reminded_unseen', { date: formatDate(reminded) });
  }
  return visited ? t('cockpit.visited', { when: when(visited) }) : null;
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
