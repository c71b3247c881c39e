import type { StickerPerson } from '@figurina/contract';
import { Dialog } from '@figurina/ui';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot } from '../../../../../app/DialogFoot.tsx';
import { problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';

interface EmailDialogProps {
  opened: boolean;
  person: StickerPerson;
  close: () => void;
  saved: () => void;
}

/** Where a person's reminder goes. An empty address is forgotten. */
export function EmailDialog(props: EmailDialogProps) {
  const t = useT();
  return (
    <Dialog
      opened={props.opened}
      title={t('cockpit.email.title', { name: props.person.name })}
      closeLabel={t('common.close')}
      onClose={props.close}
      width={460}
    >
      <EmailForm {...props} />
    </Dialog>
  );
}

function EmailForm({ person, close, saved }: EmailDialogProps) {
  const { meta } = useEditor();
  const { api } = useServices();
  const t = useT();
  const [email, setEmail] = useState(person.email ?? '');
  const save = useMutation({
    mutationFn: async () =>
      api.stickerLink.changePerson({
        params: { id: meta.get().id, sticker: person.sticker_id },
        body: { person: { email: email.trim() || null } },
      }),
    onSuccess: () => {
      saved();
      close();
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextInput
        type="email"
        data-autofocus
        autoComplete="off"
        label={t('cockpit.email')}
        description={t('cockpit.email.hint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={save.isError ? problemText(t, save.error) : undefined}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <DialogFoot onClose={close} loading={save.isPending}>
        {t('link.save')}
      </DialogFoot>
    </form>
  );
}
