import { ALBUM_LANGUAGES, CATEGORIES, type AlbumLanguage, type Category } from '@figurina/album';
import { LIMITS, type AlbumBlueprint } from '@figurina/contract';
import { useSource } from '@figurina/drawing';
import { formatDate, LOCALE_NAMES } from '@figurina/locales';
import { StampButton, StatePill } from '@figurina/ui';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useState } from 'react';
import { problemText } from '../../../../api/problem.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { useAlbumBlueprint } from './use-album-blueprint.ts';

type Actions = ReturnType<typeof useAlbumBlueprint>;

/** What is said of the blueprint, and the next thing to do with it. */
export function BlueprintForm({ state, blueprint }: { state: AlbumBlueprint; blueprint: Actions }) {
  const t = useT();
  const { meta } = useEditor();
  const [category, setCategory] = useState<Category>(state.blueprint_category ?? 'community');
  const [description, setDescription] = useState(state.description);
  const { language } = useSource(meta);
  const { keepWords, publish, withdraw, remove, speak } = blueprint;
  const all = [keepWords, publish, withdraw, remove, speak];
  const busy = all.some(({ isPending }) => isPending);
  const failed = all.find(({ isError }) => isError)?.error;
  const words = { category, description: description.trim() };
  const unsaved = category !== state.blueprint_category || words.description !== state.description;
  const { is_blueprint: made, published_at: published } = state;
  const run = (action: () => void) => () => {
    for (const one of all) one.reset();
    action();
  };

  return (
    <>
      {made ? <StateLine state={state} /> : <p>{t('blueprint.intro')}</p>}
      <div className="blueprint-words">
        <NativeSelect
          label={t('blueprint.category')}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value as Category)}
          data={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
        <NativeSelect
          label={t('album_new.language')}
          description={t('blueprint.language.hint')}
          value={language}
          disabled={busy}
          onChange={(event) => speak.mutate(event.currentTarget.value as AlbumLanguage)}
          data={ALBUM_LANGUAGES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        />
        <Textarea
          label={t('blueprint.description')}
          description={t('blueprint.description.hint')}
          autosize
          minRows={2}
          maxRows={5}
          maxLength={LIMITS.blueprintDescription}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
      </div>
      {made ? <p className="blueprint-note">{t('blueprint.public')}</p> : null}
      {failed ? (
        <p role="alert" className="blueprint-failed">
          {problemText(t, failed)}
        </p>
      ) : null}
      <div className="fig-dialog-foot">
        {made ? (
          <>
            <Button
              variant="default"
              component="a"
              href={`/blueprint_preview?id=${meta.get().id}`}
              target="_blank"
              rel="noopener"
            >
              {t('blueprint.look')}
            </Button>
            {unsaved ? (
              <Button variant="default" disabled={busy} onClick={run(() => keepWords.mutate(words))}>
                {t('blueprint.keep')}
              </Button>
            ) : null}
            <StampButton
              loading={publish.isPending}
              disabled={busy || (published !== null && !state.changed_since && !unsaved)}
              onClick={run(() => publish.mutate(words))}
            >
              {t(published ? 'blueprint.publish_again' : 'blueprint.publish')}
            </StampButton>
          </>
        ) : (
          <StampButton loading={keepWords.isPending} onClick={run(() => keepWords.mutate(words))}>
            {t('blueprint.make')}
          </StampButton>
        )}
      </div>
      {made ? (
        <p className="blueprint-back">
          {published ? (
            <button type="button" className="fig-text-link" disabled={busy} onClick={run(() => withdraw.mutate())}>
              {t('blueprint.withdraw')}
            </button>
          ) : null}
          <button type="button" className="fig-text-link" disabled={busy} onClick={run(() => remove.mutate())}>
            {t('blueprint.unmake')}
          </button>
        </p>
      ) : null}
    </>
  );
}

function StateLine({ state }: { state: AlbumBlueprint }) {
  const t = useT();
  const { published_at: published, changed_since } = state;
  return (
    <p className="blueprint-state" role="status">
      {published ? (
        <StatePill tone="green" icon={IconWorld}>
          {t('blueprint.state.published', { date: formatDate(new Date(published)) })}
        </StatePill>
      ) : (
        <StatePill tone="pitch" icon={IconEyeOff}>
          {t('blueprint.state.draft')}
        </StatePill>
      )}
      {published && changed_since ? (
        <StatePill tone="sun" icon={IconPencil}>
          {t('blueprint.state.changed')}
        </StatePill>
      ) : null}
    </p>
  );
}
