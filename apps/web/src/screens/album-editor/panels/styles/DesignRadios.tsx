import { useRovingFocus } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AlbumStyle } from '../../session/style/style-preview.ts';
import { useMayStyle } from '../../session/style/use-album-style.ts';
import { useTryOn } from './use-try-on.ts';

interface DesignChoice {
  readonly key: string;
  readonly name: string;
  /** Read out in place of the name. */
  readonly label?: string;
  readonly checked: boolean;
  readonly settings: AlbumStyle['settings'];
  readonly sample: ReactNode;
  readonly mark?: ReactNode;
}

interface DesignRadiosProps {
  readonly label: string;
  readonly className?: string;
  readonly large: boolean;
  readonly choices: readonly DesignChoice[];
}

/** Designs to choose from: tried on under the pointer, taken by a click. */
export function DesignRadios({ label, className = '', large, choices }: DesignRadiosProps) {
  const mayStyle = useMayStyle();
  const tryOn = useTryOn();
  const roving = useRovingFocus<HTMLDivElement>();
  return (
    <div
      className={`styles-designs ${className}`}
      data-large={large || undefined}
      role="radiogroup"
      aria-label={label}
      {...roving}
    >
      {choices.map(({ key, name, label: spoken = name, checked, settings, sample, mark }) => (
        <div key={key} role="presentation">
          <UnstyledButton
            className="styles-choice styles-design"
            role="radio"
            aria-checked={checked}
            aria-label={spoken}
            disabled={!mayStyle}
            {...tryOn({ name: spoken, settings })}
          >
            {sample}
            <span>{name}</span>
            {mark}
          </UnstyledButton>
        </div>
      ))}
    </div>
  );
}
