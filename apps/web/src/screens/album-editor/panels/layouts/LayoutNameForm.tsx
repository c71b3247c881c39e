import { LIMITS } from '@figurina/contract';
import { Dialog } from '@figurina/ui';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';

/** Asks what a layout of one's own is to be called. Stays open while `save` says that it was not done. */
export function LayoutNameForm(props: {
  title: string;
  confirm: string;
  before: string;
  children?: ReactNode;
  save: (name: string) => Promise<boolean>;
  close: () => void;
}) {
  const t = useT();
  const [name, setName] = useState(props.before);
  const [saving, setSaving] = useState(false);
  const wanted = name.trim();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (wanted === '' || saving) return;
    setSaving(true);
    const done = wanted === props.before || (await props.save(wanted));
    setSaving(false);
    if (done) props.close();
  }
  return (
    <Dialog opened title={props.title} closeLabel={t('common.close')} onClose={props.close}>
      <form onSubmit={(event) => void submit(event)}>
        {props.children}
        <TextInput
          data-autofocus
          label={t('own_layouts.name')}
          maxLength={LIMITS.ownLayoutTitle}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="fig-dialog-foot">
          <Button variant="default" onClick={props.close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={wanted === ''} loading={saving}>
            {props.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
