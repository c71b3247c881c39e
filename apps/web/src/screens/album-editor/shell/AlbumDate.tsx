import { formatDate, parseDate } from '@figurina/locales';
import { UnstyledButton } from '@mantine/core';
import { DateInput, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import 'dayjs/locale/pl';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../../app/services.ts';
import { useI18n } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { useEditor } from '../session/editor-context.ts';
import { metaOf } from '../session/connection/meta-source.ts';

/** The event date, as d.M.yyyy; a click makes it a field with the calendar below. Enter and leaving save, Esc does not. */
export function AlbumDate() {
  const { meta, editable } = useEditor();
  const { api } = useServices();
  const { t, locale } = useI18n();
  const toast = useToast();
  const { id, releaseDate } = useSyncExternalStore(meta.subscribe, meta.get);
  const [typed, setTyped] = useState<{ date: string | null } | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function save(date: string | null): Promise<void> {
    setTyped(null);
    if (date === meta.get().releaseDate) return;
    const before = meta.get();
    meta.set({ ...before, releaseDate: date });
    try {
      const { album } = await api.albums.change({ params: { id }, body: { album: { release_date: date } } });
      meta.set(metaOf(album));
    } catch (cause) {
      meta.set({ ...meta.get(), releaseDate: before.releaseDate });
      toast.problem(cause);
    }
  }
  const backToButton = (): void => void requestAnimationFrame(() => button.current?.focus());

  const mayChange = editable('design', 'album');
  // Who may not set one is not asked to.
  if (!releaseDate && !mayChange) return null;
  if (!typed)
    return (
      <UnstyledButton
        ref={button}
        className="editor-date"
        disabled={!mayChange}
        onClick={() => setTyped({ date: releaseDate })}
      >
        {releaseDate ? t('editor.date', { date: formatDate(releaseDate) }) : t('editor.date.none')}
      </UnstyledButton>
    );
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DateInput
        autoFocus
        clearable
        className="editor-date-field"
        aria-label={t('editor.date.label')}
        placeholder={t('album_new.date.hint')}
        clearButtonProps={{ 'aria-label': t('album_new.date.clear') }}
        popoverProps={{ withinPortal: false, zIndex: 200 }}
        ariaLabels={{ previousMonth: t('common.month.previous'), nextMonth: t('common.month.next') }}
        value={typed.date}
        onChange={(date) => setTyped({ date })}
        valueFormat={formatDate}
        dateParser={parseDate}
        getDayProps={(day) => ({
          onClick: () => {
            void save(day);
            backToButton();
          },
        })}
        onBlur={() => void save(typed.date)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          if (event.key === 'Enter') void save(typed.date);
          else setTyped(null);
          backToButton();
        }}
      />
    </DatesProvider>
  );
}
