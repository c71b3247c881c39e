import type { Claim } from '@figurina/contract';
import { StatePill } from '@figurina/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { houseDate } from '../../app/house-time.ts';
import { useT } from '../../app/use-t.ts';
import { claimKind } from './claim-kind.ts';
import './claims.css';

const LOOKS = {
  open: { tone: 'sun', icon: IconClock },
  accepted: { tone: 'green', icon: IconCheck },
  refused: { tone: 'pitch', icon: IconX },
} as const;

/** What was reported, with its photos, and what was answered. */
export function ClaimCard({ claim, children }: { claim: Claim; children?: ReactNode }) {
  const t = useT();
  const { kind, item, quantity, motifs, words, state, answer, photos, replacement, created_at } = claim;
  const { tone, icon } = LOOKS[state];
  const id = `claim-${claim.id}`;
  return (
    <li className="claim" aria-labelledby={id}>
      <div className="claim-head">
        <h3 id={id}>{t(claimKind(kind, item))}</h3>
        <StatePill tone={tone} icon={icon}>
          {t(`claims.state.${state}`)}
        </StatePill>
      </div>
      <p className="claim-facts">
        {t(`claims.what.${item}`, { count: quantity })}
        <span>{t('claims.reported', { date: houseDate(created_at) })}</span>
      </p>
      {motifs.length > 0 ? (
        <p className="claim-facts">
          {motifs.map(({ number, name }) => t('claims.motif', { number, name }).trim()).join(', ')}
        </p>
      ) : null}
      <p className="claim-words">{words}</p>
      {photos.length > 0 ? (
        <ul className="claim-photos">
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <a href={photo.url} target="_blank" rel="noreferrer">
                <img
                  src={photo.url}
                  alt={t('claims.photo', { number: at + 1 })}
                  width={96}
                  height={96}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {answer ? (
        <div className="claim-answer">
          <strong>{t('claims.answer')}</strong>
          <p className="claim-words">{answer}</p>
        </div>
      ) : null}
      {replacement ? (
        <p>
          <Link to={`/orders/${replacement.id}`} className="fig-text-link">
            {t('claims.replacement', { name: replacement.name })}
          </Link>
        </p>
      ) : null}
      {children}
    </li>
  );
}
