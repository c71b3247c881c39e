import { ActionIcon, Button } from '@mantine/core';
import IconMessageReport from '@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useT } from '../app/use-t.ts';
import type { BookSticker } from './book-stickers.ts';

/** Who was found, over the book that shows where, and the way to tell of a mistake. */
export function FoundSticker(props: {
  sticker: BookSticker;
  onClose: () => void;
  onReport: ((sticker: BookSticker) => void) | undefined;
}) {
  const t = useT();
  const { sticker, onReport } = props;
  const { name, numbers, page } = sticker;
  return (
    <section className="book-found-card" aria-label={t('book.found')}>
      <p role="status">
        <strong>{name || t('book.find.nameless')}</strong>
        <small>{t('book.found.place', { number: numbers.join(', '), page })}</small>
      </p>
      {onReport && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconMessageReport size={18} aria-hidden />}
          onClick={() => onReport(sticker)}
        >
          {t('book.report')}
        </Button>
      )}
      <ActionIcon size={40} aria-label={t('common.close')} onClick={props.onClose}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </section>
  );
}
