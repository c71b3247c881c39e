/** Where an order is on its way to the print shop, in the language of who reads it. */
import type { Handover } from '@figurina/contract';
import { createI18n, type Locale } from '@figurina/locales';
import { failureText } from '../exports/index.ts';
import type { StoredOrder } from '../orders/index.ts';
import { archiveState, type ArchiveState, readyArchive } from './archive-state.ts';
import type { TransferFault } from './fulfilment.ts';
import { type Transfer, transfersOf } from './handover.queries.ts';
import type { HandoverContext } from './handover-parts.ts';
import { sharesOf } from './houses/houses.ts';
import { isDue } from './transfer/start-transfer.ts';

export async function handoverAnswer(parts: HandoverContext, order: StoredOrder, locale: Locale): Promise<Handover> {
  const { db, houses } = parts;
  const [state, sent] = await Promise.all([archiveState(parts, db, order), transfersOf(db, order.id)]);
  const { t } = await createI18n(locale, ['exports', 'handover']);
  const { archive, copy } = state;
  const ready = readyArchive(state);
  const failure = state.state === 'failed' ? archive?.failure : null;
  const production = ready?.production ?? state.production;
  const shares = production ? sharesOf(production, houses) : houses.map((house) => ({ house, products: [] }));
  const counts = order.ended_at === null;
  return {
    copy: copyAnswer(copy),
    artifact: {
      state: state.state,
      progress: ready ? 1 : state.state === 'working' ? (archive?.progress ?? 0) : 0,
      file_name: ready?.name ?? null,
      file_bytes: ready?.bytes ?? null,
      sha256: ready?.sha256 ?? null,
      files: (ready?.production.items ?? []).flatMap(({ files }) =>
        files.map(({ name, bytes, pages }) => ({ name, bytes, pages })),
      ),
      copy_hash: archive?.copy_hash ?? null,
      error: failure ? failureText(t, failure) : null,
      rules: failure?.code === 'checks_failed' ? failure.detail.split(', ') : [],
      created_at: archive?.created_at.toISOString() ?? null,
    },
    transfers: shares.map(({ house, products }) => {
      const transfer = sent.get(house.id);
      return {
        house: house.id,
        products: [...products],
        state: transfer?.state ?? 'none',
        progress: progressOf(transfer),
        target: house.fulfilment.target,
        attempts: transfer?.attempts ?? 0,
        error: transfer?.fault ? t(`handover.fault.${transfer.fault as TransferFault}`) : null,
        completed_at: transfer?.completed_at?.toISOString() ?? null,
      };
    }),
    may: {
      make: counts && typeof copy !== 'string' && state.state !== 'working',
      transfer: counts && ready !== undefined && shares.some(({ house }) => isDue(sent.get(house.id), ready)),
    },
  };
}

function copyAnswer(copy: ArchiveState['copy']): Handover['copy'] {
  if (typeof copy === 'string') return { state: copy, version: null, hash: null, approved_at: null };
  const { version, hash, approvedAt } = copy;
  return { state: 'approved', version, hash, approved_at: approvedAt.toISOString() };
}

function progressOf(transfer: Transfer | undefined): number {
  if (!transfer) return 0;
  if (transfer.state === 'completed') return 1;
  return Number(transfer.sent_bytes) / Math.max(1, Number(transfer.file_bytes));
}
