import type { ChangeEvent } from 'react';

/** What every field of a form has in common: its value, what is wrong with it, and that leaving it may show that. */
export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur?: () => void;
}
