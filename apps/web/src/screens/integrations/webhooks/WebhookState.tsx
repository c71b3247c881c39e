import type { Webhook } from '@figurina/contract';
import { StatePill } from '@figurina/ui';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useT } from '../../../app/use-t.ts';

const LOOKS = {
  active: { tone: 'green', icon: IconCircleCheck },
  failing: { tone: 'red', icon: IconAlertTriangle },
  stopped: { tone: 'pitch', icon: IconBan },
  given_up: { tone: 'red', icon: IconBan },
} as const;

export function WebhookState({ state }: { state: Webhook['state'] }) {
  const t = useT();
  return (
    <StatePill tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
      {t(`integrations.state.${state}`)}
    </StatePill>
  );
}
