import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';

const EVERY_MS = 60_000;

/** Says that the album is another one by now. It is looked for while the page is in front, and when one comes back to it. */
export function ChangedNote({ version, onReload }: { version: number; onReload: () => void }) {
  const t = useT();
  const { api } = useServices();
  const { token = '' } = useParams();
  const { data } = useQuery({
    queryKey: ['preview_version', token],
    queryFn: async ({ signal }) => (await api.preview.version({ params: { token } }, { signal })).version,
    initialData: version,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    // That nobody answers just now is told by nothing: the book goes on as it is.
    retry: false,
  });
  return (
    <div role="status" className="guest-changed">
      {data > version && (
        <p>
          <span>{t('guest.changed')}</span>
          <Button size="compact-sm" variant="white" onClick={onReload}>
            {t('guest.changed.reload')}
          </Button>
        </p>
      )}
    </div>
  );
}
