import type { NotificationLevel } from '@figurina/contract';
import { Radio, Stack } from '@mantine/core';
import { useT } from '../use-t.ts';
import './notifications.css';

/** In the order of how much it is. The contract's own list would bring its schemas along. */
const LEVELS: readonly NotificationLevel[] = ['all', 'mentions', 'none'];

export function WishChoice({
  value,
  choose,
}: {
  value: NotificationLevel;
  choose: (level: NotificationLevel) => void;
}) {
  const t = useT();
  return (
    <div className="bell-wish">
      <Radio.Group label={t('notifications.wish')} value={value} onChange={(level) => choose(level)}>
        <Stack gap={12} mt={12}>
          {LEVELS.map((level) => (
            <Radio
              key={level}
              value={level}
              color="pitch.8"
              label={t(`notifications.wish.${level}`)}
              description={t(`notifications.wish.${level}_note`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <p>{t('notifications.wish.always')}</p>
    </div>
  );
}
