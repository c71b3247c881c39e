import { ActionIcon } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';

/** Something that goes step by step: which page, how large. */
export function PlateStep(props: {
  value: string;
  less: string;
  more: string;
  onStep: (by: 1 | -1) => void;
  isFirst: boolean;
  isLast: boolean;
  isZoom?: boolean;
}) {
  const [Less, More] = props.isZoom ? [IconMinus, IconPlus] : [IconChevronLeft, IconChevronRight];
  return (
    <div className="plate-step">
      <ActionIcon size={40} aria-label={props.less} disabled={props.isFirst} onClick={() => props.onStep(-1)}>
        <Less size={20} aria-hidden />
      </ActionIcon>
      <span>{props.value}</span>
      <ActionIcon size={40} aria-label={props.more} disabled={props.isLast} onClick={() => props.onStep(1)}>
        <More size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
