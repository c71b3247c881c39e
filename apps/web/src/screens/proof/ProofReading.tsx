import type { PublicProof } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { Logo, StampButton } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { useT } from '../../app/use-t.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { openedProof } from './opened-proof.ts';
import { PROOF_FILTERS, type ProofFilter, wantedSpreads } from './proof-filter.ts';
import { SpreadCard } from './SpreadCard.tsx';
import { useDecisions } from './use-decisions.ts';

/** The spreads one below the other, each to be answered; the next rounds open on what has changed. */
export function ProofReading({ proof, token }: { proof: PublicProof; token: string }) {
  const t = useT();
  const album = useMemo(() => openedProof(proof), [proof]);
  const { decisions, done, isSending, say, finish } = useDecisions(proof, token);
  const news = proof.spreads.filter(({ changed }) => changed).length;
  const [filter, setFilter] = useState<ProofFilter>(news > 0 && news < proof.spreads.length ? 'changed' : 'all');
  const [asking, setAsking] = useState(false);
  // A card keeps its place while it is answered: what is open is worked out when the filter is chosen.
  const [shown, setShown] = useState(() => wantedSpreads(proof.spreads, decisions, filter));
  const open = proof.spreads.filter(({ id }) => (decisions.get(id)?.answer ?? null) === null);
  const decided = proof.spreads.length - open.length;

  function choose(next: ProofFilter): void {
    setFilter(next);
    setShown(wantedSpreads(proof.spreads, decisions, next));
  }
  return (
    <div className="proof">
      <header className="proof-head">
        <Logo />
        <h1>{t('proof.title', { album: proof.title })}</h1>
        <p>{t('proof.intro', { asker: proof.asked_by })}</p>
        {proof.message ? <blockquote className="proof-message">{proof.message}</blockquote> : null}
        {proof.deadline ? (
          <p className="proof-deadline">{t('proof.deadline', { date: formatDate(proof.deadline) })}</p>
        ) : null}
        {proof.number > 1 ? (
          <p>{t('proof.round', { number: proof.number, changed: news, count: proof.spreads.length })}</p>
        ) : null}
        <div className="proof-filters" role="group" aria-label={t('proof.filters')}>
          {PROOF_FILTERS.filter((one) => one !== 'changed' || proof.number > 1).map((one) => (
            <UnstyledButton
              key={one}
              className="proof-filter"
              aria-pressed={one === filter}
              onClick={() => choose(one)}
            >
              {t(`proof.filter.${one}`)} <b>{wantedSpreads(proof.spreads, decisions, one).length}</b>
            </UnstyledButton>
          ))}
        </div>
      </header>
      <main>
        {shown.length === 0 ? <p className="proof-none">{t('proof.none')}</p> : null}
        <ul className="proof-list" aria-label={t('proof.spreads')}>
          {shown.map((spread) => (
            <SpreadCard key={spread.id} album={album} spread={spread} decision={decisions.get(spread.id)} say={say} />
          ))}
        </ul>
        <LegalLinks />
      </main>
      <footer className="proof-foot">
        <p role="status">{done ? t('proof.done') : t('proof.progress', { decided, count: proof.spreads.length })}</p>
        {done ? null : (
          <StampButton loading={isSending} onClick={() => (open.length === 0 ? finish([]) : setAsking(true))}>
            {t('proof.finish')}
          </StampButton>
        )}
      </footer>
      <FinishDialog
        opened={asking}
        open={open.length}
        commented={open.filter(({ id }) => decisions.has(id)).length}
        close={() => setAsking(false)}
        finish={(rest) => {
          setAsking(false);
          // Who wrote something about a spread and did not say that it is fine, is not taken at their word.
          finish(rest ? open.filter(({ id }) => !decisions.has(id)).map(({ id }) => id) : []);
        }}
      />
    </div>
  );
}
