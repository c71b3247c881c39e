import type { Sticker, StickerId } from '@figurina/album';
import { ActionIcon, Tooltip } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { usePageOfSticker } from '../../../session/stickers/use-page-of-sticker.ts';
import { useStickerNumbers } from '../../../session/stickers/use-sticker.ts';
import type { StickerWalk } from './use-sticker-walk.ts';

/** Who it is and where, and the way to the others. */
export function StickerHead({ sticker, walk, titleId }: { sticker: Sticker; walk: StickerWalk; titleId: string }) {
  const t = useT();
  const numbers = useStickerNumbers(sticker.id);
  const page = usePageOfSticker(sticker.id as StickerId);
  return (
    <header className="sticker-head">
      <span className="sticker-head-number" aria-hidden="true">
        {numbers.length > 0 ? numbers.join('+') : '–'}
      </span>
      <div className="sticker-head-name">
        <h2 id={titleId}>{sticker.name}</h2>
        <p>{page === null ? t('sticker.unplaced') : t('sticker.placed', { page })}</p>
      </div>
      <div className="sticker-walk" role="group" aria-label={t('sticker.walk')}>
        <Step
          label={t('sticker.previous')}
          keys="Alt ←"
          disabled={!walk.previous}
          run={() => walk.go(walk.previous)}
          icon={<IconChevronLeft size={19} />}
        />
        <span className="sticker-walk-at">{t('sticker.at', { at: walk.at, of: walk.of })}</span>
        <Step
          label={t('sticker.next')}
          keys="Alt →"
          disabled={!walk.next}
          run={() => walk.go(walk.next)}
          icon={<IconChevronRight size={19} />}
        />
      </div>
      <ActionIcon variant="subtle" size={40} radius="xl" aria-label={t('common.close')} onClick={walk.close}>
        <IconX size={20} />
      </ActionIcon>
    </header>
  );
}

function Step(props: { label: string; keys: string; disabled: boolean; run: () => void; icon: React.ReactNode }) {
  return (
    <Tooltip label={`${props.label} (${props.keys})`} openDelay={500}>
      <ActionIcon
        variant="default"
        size={36}
        radius="xl"
        aria-label={props.label}
        disabled={props.disabled}
        onClick={props.run}
      >
        {props.icon}
      </ActionIcon>
    </Tooltip>
  );
}
