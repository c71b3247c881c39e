import { LIMITS } from '@figurina/contract';
import { Button, TextInput } from '@mantine/core';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useWhyNot } from './use-restore.ts';

/** Gives the album as it is now a name, under which it stays. */
export function NamePoint() {
  const { meta, sync } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const t = useT();
  const toast = useToast();
  const whyNot = useWhyNot('namePoints');
  const [name, setName] = useState<string | null>(null);
  const { id } = meta.get();
  const naming = useMutation({
    mutationFn: async (wished: string) => {
      if (!(await sync.flush())) throw new Error(t('notices.not_saved'));
      return api.history.name({ params: { id }, body: { point: { name: wished } } });
    },
    onSuccess: async () => {
      setName(null);
      await queries.invalidateQueries({ queryKey: ['history', id] });
    },
    onError: (cause) => toast.error(problemText(t, cause), { title: t('versions.name.failed') }),
  });
  if (whyNot) return null;
  if (name === null)
    return (
      <Button
        variant="default"
        size="sm"
        radius="xl"
        leftSection={<IconFlag size={17} aria-hidden />}
        onClick={() => setName('')}
      >
        {t('versions.name')}
      </Button>
    );
  return (
    <form
      className="history-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') naming.mutate(name.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setName(null);
      }}
    >
      <TextInput
        autoFocus
        label={t('versions.name.label')}
        placeholder={t('versions.name.example')}
        maxLength={LIMITS.pointName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" size="xs" radius="xl" disabled={name.trim() === ''} loading={naming.isPending}>
          {t('versions.name.save')}
        </Button>
        <Button variant="subtle" size="xs" radius="xl" onClick={() => setName(null)}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
