/** @jsxImportSource preact */
import { type ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { capped, NAME_LENGTH } from '../answers.ts';
import { useT } from '../form-context.ts';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Said when the field was left empty; a field without it may be left out. */
  required?: string;
  most?: number;
  autoComplete?: string;
  showCount?: boolean;
}

export function TextField(props: TextFieldProps): ComponentChildren {
  const { label, value, onChange, required, most = NAME_LENGTH, autoComplete = 'off', showCount } = props;
  const t = useT();
  const id = useId();
  const [left, setLeft] = useState(false);
  const missing = required !== undefined && left && value.trim() === '';
  const hint = missing ? required : showCount ? t('contribute.name.count', { count: value.length, most }) : null;
  return (
    <div className="sl-field">
      <label htmlFor={id}>
        {label}
        {required === undefined && <small> {t('contribute.optional')}</small>}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={most}
        autoComplete={autoComplete}
        autoCapitalize="words"
        enterKeyHint="next"
        required={required !== undefined}
        aria-invalid={missing || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={({ currentTarget }) =>
          onChange(most === NAME_LENGTH ? capped(currentTarget.value) : currentTarget.value)
        }
        onBlur={() => setLeft(true)}
      />
      {hint && (
        <span id={`${id}-hint`} className={missing ? 'sl-hint sl-wrong' : 'sl-hint'}>
          {hint}
        </span>
      )}
    </div>
  );
}
