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
  /** It may stay empty, and can be emptied. */
  optional?: boolean;
  error?: string | undefined;
  /** Over which nothing else of the page can be seen. */
  inDialog?: boolean;
}) {
  const { t, locale } = useI18n();
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DateInput
        label={props.label}
        placeholder={props.optional ? t('album_new.date.hint') : undefined}
        value={props.value}
        onChange={props.onChange}
        disabled={props.disabled}
        error={props.error}
        valueFormat={formatDate}
        dateParser={parseDate}
        clearable={props.optional}
        clearButtonProps={{ 'aria-label': t('album_new.date.clear') }}
        leftSection={<IconCalendar size={18} aria-hidden />}
        popoverProps={{ withinPortal: !props.inDialog }}
      />
    </DatesProvider>
  );
}
