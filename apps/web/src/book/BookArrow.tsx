import { ActionIcon } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo } from 'react';

/** Beside the book; the same while one leafs, but at either end. */
export const BookArrow = memo(function BookArrow(props: {
  by: -1 | 1;
  label: string;
  disabled: boolean;
  onTurn: (by: -1 | 1) => void;
}) {
  const Icon = props.by === 1 ? IconChevronRight : IconChevronLeft;
  return (
    <ActionIcon
      className="book-arrow"
      data-to={props.by === 1 ? 'on' : 'back'}
      size={48}
      radius="xl"
      variant="white"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={() => props.onTurn(props.by)}
    >
      <Icon size={24} aria-hidden />
    </ActionIcon>
  );
});
