import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useT } from '../../../../app/use-t.ts';

/** What the bubble is, the address that leads here, whether it is done, and the way out. */
export function CommentHead(props: {
  title: string;
  /** Whose sticker it is about. */
  about?: string | null;
  link?: string;
  done?: boolean;
  onDone?: () => void;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <div className="comment-head">
      <strong>
        {props.title}
        {props.about ? <small>{t('comments.on', { name: props.about })}</small> : null}
      </strong>
      {props.link ? (
        <CopyButton value={new URL(props.link, window.location.origin).href}>
          {({ copied, copy }) => (
            <Tooltip label={t(copied ? 'comments.link_copied' : 'comments.copy_link')} openDelay={copied ? 0 : 500}>
              <ActionIcon
                variant="subtle"
                size={32}
                radius="xl"
                aria-label={t(copied ? 'comments.link_copied' : 'comments.copy_link')}
                onClick={copy}
              >
                {copied ? <IconCheck size={18} /> : <IconLink size={18} />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      ) : null}
      {props.onDone ? (
        <Tooltip label={t(props.done ? 'comments.reopen' : 'comments.done')} openDelay={500}>
          <ActionIcon
            variant={props.done ? 'filled' : 'subtle'}
            color="pitch.8"
            size={32}
            radius="xl"
            aria-label={t('comments.done')}
            aria-pressed={props.done}
            onClick={props.onDone}
          >
            <IconCheck size={18} />
          </ActionIcon>
        </Tooltip>
      ) : null}
      <ActionIcon variant="subtle" size={32} radius="xl" aria-label={t('common.close')} onClick={props.onClose}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
