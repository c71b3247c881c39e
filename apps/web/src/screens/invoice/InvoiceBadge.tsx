import type { InvoiceStatus } from '@figurina/contract';
import { StatePill, type StateTone } from '@figurina/ui';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useT } from '../../app/use-t.ts';

const LOOKS = {
  draft: { tone: 'pitch', icon: IconPencil },
  open: { tone: 'sun', icon: IconClock },
  paid: { tone: 'green', icon: IconCheck },
  uncollectible: { tone: 'red', icon: IconX },
  void: { tone: 'pitch', icon: IconBan },
} as const satisfies Record<InvoiceStatus, { tone: StateTone; icon: typeof IconX }>;

/** The state of an invoice; a void one is struck out. */
export function InvoiceBadge({ status }: { status: InvoiceStatus }) {
  const t = useT();
  const { tone, icon } = LOOKS[status];
  const word = t(`invoice.status.${status}`);
  return (
    <StatePill tone={tone} icon={icon}>
      {status === 'void' ? <s>{word}</s> : word}
    </StatePill>
  );
}
