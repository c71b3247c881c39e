import { formatDate, parseDate } from '@figurina/locales';
import { DateInput, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import 'dayjs/locale/pl';
import { useI18n } from './use-t.ts';

/** A day, typed as d.M.yyyy or picked, kept as `YYYY-MM-DD`. */
export function DayField(props: {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
  disabled?: boolean;
  id?: string;
  placeholder?: string;
  error?: string | null | undefined;
  required?: boolean;
  onBlur?: () => void;
  /** It can be emptied. */
  clearable?: boolean;
  /** In a dialog of the browser's, beyond which nothing can be reached. */
  inDialog?: boolean;
}) {
  const { t, locale } = useI18n();
  const { inDialog, clearable, placeholder, ...field } = props;
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DateInput
        {...field}
        placeholder={placeholder ?? (clearable ? t('album_new.date.hint') : undefined)}
        valueFormat={formatDate}
        dateParser={parseDate}
        clearable={clearable}
        clearButtonProps={{ 'aria-label': t('album_new.date.clear') }}
        ariaLabels={{ previousMonth: t('common.month.previous'), nextMonth: t('common.month.next') }}
        leftSection={<IconCalendar size={18} aria-hidden />}
        popoverProps={inDialog ? { withinPortal: false } : undefined}
      />
    </DatesProvider>
  );
}
