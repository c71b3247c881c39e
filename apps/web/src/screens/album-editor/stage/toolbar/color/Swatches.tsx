import { type Color, resolveColor } from '@figurina/album';
import { useRovingFocus } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEditor } from '../../../session/editor-context.ts';

export interface Swatch {
  readonly color: Color;
  readonly name: string;
}

/** Colours to choose from: one tab stop with arrow keys. */
export function Swatches(props: {
  label: string;
  swatches: readonly Swatch[];
  chosen: Color | null;
  onChoose: (color: Color) => void;
  /** After the last colour. */
  children?: ReactNode;
}) {
  const { store } = useEditor();
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <div className="toolbar-swatches">
      <span className="toolbar-field-label" aria-hidden="true">
        {props.label}
      </span>
      <ul aria-label={props.label} {...roving}>
        {props.swatches.map(({ color, name }) => (
          <li key={color}>
            <UnstyledButton
              className="toolbar-swatch fig-own-colors"
              aria-label={name}
              title={name}
              aria-pressed={color === props.chosen}
              style={{ background: resolveColor(store.document.colors, color) }}
              onClick={() => props.onChoose(color)}
            />
          </li>
        ))}
        {props.children}
      </ul>
    </div>
  );
}
