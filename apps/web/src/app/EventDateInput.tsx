import { DayField } from './DayField.tsx';
import { useT } from './use-t.ts';

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
  inDialog?: boolean;
}) {
  const t = useT();
  return <DayField {...props} label={props.label ?? t('album_new.date')} clearable />;
}
