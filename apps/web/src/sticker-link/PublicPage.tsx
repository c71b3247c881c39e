/** @jsxImportSource preact */
import type { PublicStickerLink } from '@figurina/contract';
import { type ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ApiProblem } from '../api/problem.ts';
import { useT } from './form-context.ts';
import { whenLoaded } from './parts/when-loaded.tsx';
import type { PublicApi } from './public-api.ts';
import type { PublicAddress } from './read-address.ts';
import { ClosedPage } from './steps/ClosedPage.tsx';
import { FailedPage } from './steps/FailedPage.tsx';
import { StickerLinkForm } from './StickerLinkForm.tsx';

const WithdrawalPage = whenLoaded(async () => (await import('./WithdrawalPage.tsx')).WithdrawalPage);

interface PublicPageProps {
  address: PublicAddress;
  api: PublicApi;
  /** The link, already asked for while the texts were loading. */
  reading: ReturnType<PublicApi['read']> | null;
}

export function PublicPage({ address, api, reading }: PublicPageProps): ComponentChildren {
  if (address.kind === 'withdrawal') return <WithdrawalPage token={address.token} api={api} />;
  return <FormPage token={address.token} api={api} reading={reading} />;
}

type Read = { link: PublicStickerLink } | { fault: 'closed' } | { fault: 'failed'; text: string | undefined };

type FormPageProps = Omit<PublicPageProps, 'address'> & { token: string };

function FormPage({ token, api, reading }: FormPageProps): ComponentChildren {
  const t = useT();
  const [read, setRead] = useState<Read | null>(null);
  const receive = useCallback(async (answer: ReturnType<PublicApi['read']>): Promise<void> => {
    try {
      setRead({ link: (await answer).sticker_link });
    } catch (cause) {
      setRead(isOver(cause) ? { fault: 'closed' } : { fault: 'failed', text: wordsOf(cause) });
    }
  }, []);
  const reload = useCallback(() => receive(api.read({ params: { token } })), [receive, api, token]);
  useEffect(() => void receive(reading ?? api.read({ params: { token } })), [receive, reading, api, token]);
  if (!read) return <p className="sl-loading">{t('contribute.loading')}</p>;
  if ('link' in read) return <StickerLinkForm token={token} link={read.link} api={api} reload={reload} />;
  if (read.fault === 'closed') return <ClosedPage />;
  return <FailedPage text={read.text} onAgain={() => void reload()} />;
}

/** Whether the album is gone or takes no photos any more. */
function isOver(cause: unknown): boolean {
  return cause instanceof ApiProblem && ['sticker_link_gone', 'sticker_link_closed', 'not_found'].includes(cause.code);
}

/** The server's words where they say more than ours; they are in the reader's language. */
function wordsOf(cause: unknown): string | undefined {
  return cause instanceof ApiProblem && cause.status === 429 ? cause.message : undefined;
}
