import { UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { useRovingFocus } from '@figurina/ui';

interface ChoicesProps<Value extends string | number> {
  readonly label: string;
  /** null when words differ: none is chosen. */
  readonly current: Value | null;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  onChoose(value: Value): void;
}

/** One of a few, in a popover: one tab stop, arrows inside. */
export function Choices<Value extends string | number>({ label, current, choices, onChoose }: ChoicesProps<Value>) {
  const roving = useRovingFocus<HTMLDivElement>();
  return (
    <div role="radiogroup" aria-label={label} className="text-choices" {...roving}>
      {choices.map(({ value, label: name, icon }) => (
        <div key={value}>
          <UnstyledButton
            role="radio"
            aria-checked={value === current}
            className="text-choice"
            {...(value === current ? { 'data-autofocus': true } : {})}
            onClick={() => onChoose(value)}
          >
            {icon}
            <span>{name}</span>
            {value === current ? <IconCheck size={16} aria-hidden="true" /> : null}
          </UnstyledButton>
        </div>
      ))}
    </div>
  );
}
