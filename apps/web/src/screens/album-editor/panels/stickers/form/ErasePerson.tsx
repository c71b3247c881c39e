import { may, type Sticker } from '@figurina/album';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { Button, UnstyledButton } from '@mantine/core';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useEditor } from '../../../session/editor-context.ts';

const GOES = ['photo', 'name', 'history', 'uploads', 'exports'] as const;

/**
 * Takes somebody out of the album for good, where they do not want to be in it any more: unlike deleting a sticker it
 * reaches history, trash, uploads and exports. For who answers for the album.
 */
export function ErasePerson({ sticker }: { sticker: Sticker }) {
  const t = useT();
  const { meta } = useEditor();
  const [isAsked, setAsked] = useState(false);
  const { id, role } = meta.get();
  if (!may({ role }, 'erasePerson')) return null;
  return (
    <div className="sticker-erase">
      <UnstyledButton className="fig-text-link" onClick={() => setAsked(true)}>
        <IconUserOff size={17} aria-hidden /> {t('sticker.erase')}
      </UnstyledButton>
      <Question albumId={id} sticker={sticker} opened={isAsked} close={() => setAsked(false)} />
    </div>
  );
}

interface QuestionProps {
  readonly albumId: string;
  readonly sticker: Sticker;
  readonly opened: boolean;
  readonly close: () => void;
}

function Question({ albumId, sticker, opened, close }: QuestionProps) {
  const t = useT();
  const { api } = useServices();
  const toast = useToast();
  const { id, name } = sticker;
  // The sticker goes from this browser as it does from others': the server sends a fresh copy of the album.
  const erase = useMutation({
    mutationFn: async () => api.privacy.erasePerson({ params: { id: albumId, sticker: id } }),
    onSuccess: () => {
      toast.info(t('sticker.erase.done'));
      close();
    },
  });
  return (
    <Dialog opened={opened} title={t('sticker.erase.title', { name })} closeLabel={t('common.cancel')} onClose={close}>
      <p>{t('sticker.erase.goes')}</p>
      <ul>
        {GOES.map((what) => (
          <li key={what}>{t(`sticker.erase.goes.${what}`)}</li>
        ))}
      </ul>
      <p>{t('sticker.erase.stays')}</p>
      {erase.isError ? <ErrorNotice>{problemText(t, erase.error)}</ErrorNotice> : null}
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={close} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button variant="default" className="fig-danger" loading={erase.isPending} onClick={() => erase.mutate()}>
          {t('sticker.erase.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
