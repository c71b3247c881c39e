import type { WebhookDelivery } from '@figurina/contract';
import { StatePill } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from 'react-router';
import { houseDateTime } from '../../../app/house-time.ts';
import { useT } from '../../../app/use-t.ts';
import { eventWords } from '../event-words.ts';

const LOOKS = {
  waiting: { tone: 'sun', icon: IconClock },
  delivered: { tone: 'green', icon: IconCircleCheck },
  failed: { tone: 'red', icon: IconAlertTriangle },
} as const;

type Attempt = WebhookDelivery['attempts'][number];

/** One delivery with its tries. `onAgain` null: not now. */
export function DeliveryRow({ delivery, onAgain }: { delivery: WebhookDelivery; onAgain: (() => void) | null }) {
  const t = useT();
  const { type, order, state, attempts, created_at, next_at } = delivery;
  const event = eventWords(t, type);
  const time = houseDateTime(created_at);
  return (
    <li>
      <div className="integrations-log-head">
        <span>
          <strong>{event}</strong>
          {order && <Link to={`/orders/${order.id}`}>{order.name}</Link>}
          <time dateTime={created_at}>{time}</time>
        </span>
        <StatePill tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
          {t(`integrations.log.${state}`)}
        </StatePill>
        <Button
          variant="subtle"
          disabled={onAgain === null}
          aria-label={t('integrations.log.again.label', { event, time })}
          onClick={() => onAgain?.()}
        >
          {t('integrations.log.again')}
        </Button>
      </div>
      {attempts.length > 0 && (
        <details>
          <summary>
            {t('integrations.log.attempts', { count: attempts.length })}
            {state === 'waiting' && next_at && ` · ${t('integrations.log.next', { time: houseDateTime(next_at) })}`}
          </summary>
          <ol>
            {attempts.map((attempt) => (
              <li key={attempt.at}>
                <time dateTime={attempt.at}>{houseDateTime(attempt.at)}</time> <span>{attemptWords(t, attempt)}</span>
                {attempt.answer !== '' && <pre tabIndex={0}>{attempt.answer}</pre>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function attemptWords(t: ReturnType<typeof useT>, { status, ms, fault }: Attempt): string {
  if (status !== null) return t('integrations.log.status', { status: String(status), ms });
  return fault === null || fault === 'status' ? '' : t(`integrations.fault.${fault}`, { ms });
}
