import type { Batch, BatchBoard as Board } from '@figurina/contract';
import { RowSkeleton } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../app/Answered.tsx';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';

/** Who has ordered, and of the people of the album who has not. Read when it is opened. */
export function BatchBoard({ albumId, batch }: { albumId: string; batch: Batch }) {
  const t = useT();
  const { api } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const board = useQuery({
    queryKey: ['batches', albumId, batch.id, batch.orders, batch.waiting],
    queryFn: async ({ signal }) => api.batches.read({ params: { id: albumId, batch: batch.id } }, { signal }),
    enabled: isOpen,
  });
  return (
    <details className="together-board" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('together.board')}</summary>
      <Answered query={board} waiting={<RowSkeleton height={120} />}>
        {(read) => <Lists board={read} />}
      </Answered>
    </details>
  );
}

function Lists({ board: { guests, people } }: { board: Board }) {
  const t = useT();
  const ordering = guests.filter(({ state }) => state !== 'withdrawn');
  const missing = people.filter(({ ordered }) => !ordered);
  return (
    <div className="together-lists">
      <div>
        <h3>{t('together.board.guests', { count: ordering.length })}</h3>
        {guests.length === 0 ? <p>{t('together.board.none')}</p> : null}
        <ul>
          {guests.map((guest) => (
            <li key={guest.id} data-state={guest.state}>
              <span>
                <strong>{guest.for_name || guest.name}</strong>
                {guest.for_name && guest.for_name !== guest.name ? <small>{guest.name}</small> : null}
              </span>
              <span>
                {guest.state === 'confirmed'
                  ? t('together.goods', { albums: guest.albums, packs: guest.packs, stickers: guest.stickers })
                  : t(`together.board.${guest.state}`)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {people.length === 0 ? null : (
        <div>
          <h3>{t('together.board.missing', { count: missing.length })}</h3>
          <p>{t('together.board.missing.hint')}</p>
          <ul className="together-names">
            {missing.map(({ sticker_id, name }) => (
              <li key={sticker_id}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
