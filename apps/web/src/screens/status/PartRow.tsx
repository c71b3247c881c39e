import type { Status } from '@figurina/contract';
import { formatNumber, formatRelativeTime } from '@figurina/locales';
import { StatePill } from '@figurina/ui';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleOff from '@tabler/icons-react/dist/esm/icons/IconCircleOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useI18n } from '../../app/use-t.ts';
import { formatBytes } from './format-bytes.ts';

type Part = Status['parts'][number];

const LOOKS = {
  ok: { tone: 'green', icon: IconCheck },
  warn: { tone: 'sun', icon: IconAlertTriangle },
  bad: { tone: 'red', icon: IconX },
  off: { tone: 'pitch', icon: IconCircleOff },
} as const;

/** One part of the system: its state, and what is known of it. `at`: when it was asked. */
export function PartRow({ part, state, facts, at }: Part & { at: string }) {
  const { t } = useI18n();
  const words = useFacts({ part, state, facts }, at);
  return (
    <li className="status-part" data-state={state}>
      <h2>{t(`status.${part}`)}</h2>
      <StatePill {...LOOKS[state]}>{t(`status.state.${state}`)}</StatePill>
      {words.length > 0 && (
        <ul>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function useFacts({ part, state, facts }: Part, at: string): string[] {
  const { t, locale } = useI18n();
  const ago = (seconds: number) =>
    formatRelativeTime(locale, new Date(new Date(at).getTime() - seconds * 1000), new Date(at));
  const { kind, version, milliseconds, age_seconds: age, bytes, free_bytes: free, waiting, active, failed } = facts;
  const words: (string | false | undefined)[] = [
    (kind === 'embedded' || kind === 'postgres') && t(`status.fact.${kind}`, { version: version ?? '' }),
    (kind === 'folder' || kind === 'bucket') && t(`status.fact.${kind}`),
    waiting !== undefined && t('status.fact.waiting', { count: formatNumber(locale, waiting) }),
    active !== undefined && t('status.fact.active', { count: formatNumber(locale, active) }),
    failed !== undefined && failed > 0 && t('status.fact.failed', { count: formatNumber(locale, failed) }),
    part === 'jobs' && !!waiting && age !== undefined && t('status.fact.oldest', { time: ago(age) }),
    part === 'backup' && age !== undefined && t('status.fact.newest', { time: ago(age) }),
    part === 'backup' && state === 'warn' && age === undefined && t('status.fact.none'),
    free !== undefined &&
      bytes !== undefined &&
      t('status.fact.free', { free: formatBytes(locale, free), size: formatBytes(locale, bytes) }),
    free === undefined && bytes !== undefined && t('status.fact.stored', { size: formatBytes(locale, bytes) }),
    milliseconds !== undefined && t('status.fact.answered', { milliseconds: formatNumber(locale, milliseconds) }),
    state === 'off' && (part === 'redis' || part === 'mail' || part === 'backup') && t(`status.off.${part}`),
  ];
  return words.filter((word) => typeof word === 'string');
}
