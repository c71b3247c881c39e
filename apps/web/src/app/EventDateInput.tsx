import { formatDate, parseDate } from '@figurina/locales';
import { DateInput, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import 'dayjs/locale/pl';
import { useI18n } from './use-t.ts';

/** The day of the event: typed as d.M.yyyy or picked, kept as `YYYY-MM-DD`. */
export function EventDateInput(props: {
  value: string | null;
  onChange: (day: string | null) => void;
  disabled?: boolean;
  id?: string;
  /** Other words than those of an album's settings, where the day is needed. */
  label?: string;
  placeholder?: string;
  error?: string | null;
  required?: boolean;
  onBlur?: () => void;
  /** In a dialog of the browser's, beyond which nothing can be reached. */
  inDialog?: boolean;
}) {
  const { t, locale } = useI18n();
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DateInput
        id={props.id}
        label={props.label ?? t('album_new.date')}
        placeholder={props.placeholder ?? t('album_new.date.hint')}
        value={props.value}
        onChange={props.onChange}
        disabled={props.disabled}
        error={props.error}
        popoverProps={props.inDialog ? { withinPortal: false } : undefined}
        required={props.required}
        onBlur={props.onBlur}
        valueFormat={formatDate}
        dateParser={parseDate}
        clearable
        clearButtonProps={{ 'aria-label': t('album_new.date.clear') }}
        leftSection={<IconCalendar size={18} aria-hidden />}
      />
    </DatesProvider>
  );
}
