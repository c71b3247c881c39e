import type { ApiKey } from '@figurina/contract';
import { StatePill } from '@figurina/ui';
import { Button, VisuallyHidden } from '@mantine/core';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { houseDate, houseDateTime } from '../../../app/house-time.ts';
import { useT } from '../../../app/use-t.ts';

const LOOKS = {
  active: { tone: 'green', icon: IconCircleCheck },
  expired: { tone: 'pitch', icon: IconClock },
  revoked: { tone: 'pitch', icon: IconBan },
} as const;

export function KeyTable(props: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const t = useT();
  return (
    <table className="staff-table integrations-table">
      <thead>
        <tr>
          <th scope="col">{t('integrations.name')}</th>
          <th scope="col">{t('integrations.key.scopes')}</th>
          <th scope="col">{t('integrations.key.used')}</th>
          <th scope="col">{t('integrations.key.expires')}</th>
          <th scope="col">{t('integrations.state')}</th>
          <th scope="col">
            <VisuallyHidden>{t('integrations.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.keys.map((key) => (
          <KeyRow key={key.id} shown={key} onRevoke={props.onRevoke} />
        ))}
      </tbody>
    </table>
  );
}

function KeyRow({ shown, onRevoke }: { shown: ApiKey; onRevoke: (key: ApiKey) => void }) {
  const t = useT();
  const { name, hint, owner, scopes, last_used_at, expires_at, state } = shown;
  const look = LOOKS[state];
  return (
    <tr>
      <td className="integrations-name">
        <strong>{name}</strong>
        <small>
          <code>{hint}…</code> {owner.name}
        </small>
      </td>
      <td data-label={t('integrations.key.scopes')}>
        <span className="integrations-scopes">
          {scopes.map((scope) => (
            <code key={scope}>{scope}</code>
          ))}
        </span>
      </td>
      <td data-label={t('integrations.key.used')}>
        {last_used_at ? houseDateTime(last_used_at) : t('integrations.key.never')}
      </td>
      <td data-label={t('integrations.key.expires')}>
        {expires_at ? houseDate(expires_at) : t('integrations.key.forever')}
      </td>
      <td className="staff-state">
        <StatePill tone={look.tone} icon={look.icon}>
          {t(`integrations.key.state.${state}`)}
        </StatePill>
      </td>
      <td className="staff-do">
        {state === 'active' && (
          <Button
            variant="subtle"
            aria-label={`${t('integrations.key.revoke')}: ${name}`}
            onClick={() => onRevoke(shown)}
          >
            {t('integrations.key.revoke')}
          </Button>
        )}
      </td>
    </tr>
  );
}
