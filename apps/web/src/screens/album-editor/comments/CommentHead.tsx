import { ActionIcon, Avatar } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { initialsOf } from '../../../app/initials.ts';
import { useI18n } from '../../../app/use-t.ts';

/** Who wrote it and when, and the way out. */
export function CommentHead(props: { author: string; createdAt: string | null; onClose: () => void }) {
  const { t, locale } = useI18n();
  const written = props.createdAt === null ? Number.NaN : Date.parse(props.createdAt);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="comment-head">
      <Avatar size={30} aria-hidden>
        {initialsOf(props.author)}
      </Avatar>
      <div className="comment-author">
        <strong>{props.author}</strong>
        {Number.isNaN(written) ? null : <time dateTime={props.createdAt!}>{time.format(written)}</time>}
      </div>
      <ActionIcon variant="subtle" size={32} radius="xl" aria-label={t('common.close')} onClick={props.onClose}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
