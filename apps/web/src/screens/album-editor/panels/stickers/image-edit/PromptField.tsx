import { LIMITS } from '@figurina/contract';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';

const IDEAS = ['studio', 'calm', 'light'] as const;

/** What an image service is asked for, in one's own words or in suggested ones. */
export function PromptField({ disabled, onRun }: { disabled: boolean; onRun(prompt: string): void }) {
  const t = useT();
  const [prompt, setPrompt] = useState('');
  const trimmed = prompt.trim();
  return (
    <section className="edit-part">
      <Textarea
        label={t('edits.prompt')}
        description={t('edits.prompt.hint')}
        placeholder={t('edits.prompt.placeholder')}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={LIMITS.imageEditPrompt}
        value={prompt}
        disabled={disabled}
        onChange={(event) => setPrompt(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || trimmed === '') return;
          event.preventDefault();
          onRun(trimmed);
        }}
      />
      <div className="edit-ideas" role="group" aria-label={t('edits.ideas')}>
        {IDEAS.map((idea) => (
          <Button
            key={idea}
            variant="default"
            size="xs"
            radius="xl"
            disabled={disabled}
            onClick={() => setPrompt(t(`edits.idea.${idea}.prompt`))}
          >
            {t(`edits.idea.${idea}`)}
          </Button>
        ))}
      </div>
      <div className="edit-run">
        <small>{t('edits.prompt.count', { used: prompt.length, max: LIMITS.imageEditPrompt })}</small>
        <Button color="pitch.8" radius="xl" disabled={disabled || trimmed === ''} onClick={() => onRun(trimmed)}>
          {t('edits.run')}
        </Button>
      </div>
    </section>
  );
}
