import { may } from '@figurina/album';
import { EmptyState, StampButton, useRovingFocus } from '@figurina/ui';
import { Switch, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { chooseFiles } from '../../session/files/choose-files.ts';
import { useNearBlocks } from '../../parts/use-near-blocks.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useEditable } from '../../session/stickers/use-sticker.ts';
import { FileDropArea } from './FileDropArea.tsx';
import { OwnImageTile } from './OwnImageTile.tsx';
import { ownImages } from './own-images.ts';
import { useImagesVersion } from './use-images-version.ts';

const TILES_A_BLOCK = 12;
/** Of two tiles beside each other that were not measured yet, as in background.css. */
const ROW_PX = 150;

/** The pictures of the album, newest first: searched, filtered, put onto pages, deleted. */
export function OwnImages() {
  const session = useEditor();
  const t = useT();
  const [search, setSearch] = useState('');
  const [hideUsed, setHideUsed] = useState(false);
  const [all, setAll] = useState(false);
  const version = useImagesVersion();
  const { document } = session.store;
  const mayAll = may(session.actor(), 'makeBlueprint');
  const images = useMemo(
    () => ownImages(document, { search, hideUsed, all: all && mayAll }),
    // The tables change in place: what they hold is another after every version.
    // oxlint-disable-next-line react/exhaustive-deps
    [document, version, search, hideUsed, all, mayAll],
  );
  const some = useMemo(
    () => ownImages(document, { search: '', hideUsed: false, all: all && mayAll }).length > 0,
    // oxlint-disable-next-line react/exhaustive-deps
    [document, version, all, mayAll],
  );
  const waiting = useSyncExternalStore(session.files.pending.subscribe, session.files.pending.get).filter(
    ({ place, state }) => place === null && state !== 'failed',
  );
  const roving = useRovingFocus<HTMLUListElement>();
  const blocks = Math.ceil(images.length / TILES_A_BLOCK);
  const near = useNearBlocks(roving.ref, blocks, null);
  const upload = (): void =>
    void chooseFiles({ several: true }).then((files) =>
      files.length > 0 ? session.files.addToAlbum(files) : undefined,
    );
  const editable = useEditable();
  const empty = !some && waiting.length === 0;
  return (
    <FileDropArea>
      <div className="background-tools">
        {editable && !empty ? (
          <StampButton leftSection={<IconUpload size={18} />} onClick={upload}>
            {t('pictures.upload')}
          </StampButton>
        ) : null}
        {some ? (
          <>
            <TextInput
              type="search"
              leftSection={<IconSearch size={17} />}
              placeholder={t('pictures.search')}
              aria-label={t('pictures.search')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <Switch
              label={t('pictures.hide_used')}
              checked={hideUsed}
              onChange={(event) => setHideUsed(event.currentTarget.checked)}
            />
          </>
        ) : null}
        {mayAll ? (
          <Switch
            label={t('pictures.show_all')}
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      <div className="panel-body">
        {empty ? (
          <EmptyState
            title={t('pictures.empty.title')}
            text={t('pictures.empty.text')}
            action={
              editable ? (
                <StampButton leftSection={<IconUpload size={18} />} onClick={upload}>
                  {t('pictures.upload')}
                </StampButton>
              ) : undefined
            }
          />
        ) : null}
        {some && images.length === 0 ? (
          <p className="panel-hint">
            {search.trim() === '' ? t('pictures.none_left') : t('pictures.not_found', { search })}
          </p>
        ) : null}
        {editable && images.length > 0 ? <p className="touch-hint">{t('touch.hint')}</p> : null}
        <p className="panel-hint" role="status">
          {images.length > 0 ? t('pictures.count', { count: images.length }) : ''}
        </p>
        {waiting.length > 0 ? (
          <ul className="background-grid" aria-hidden="true">
            {waiting.map(({ id, name, url }) => (
              <li key={id} className="picture-tile" data-waiting>
                <span className="picture-button">{url ? <img src={url} alt="" /> : null}</span>
                <span className="picture-name">{name}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <ul className="background-grid" aria-label={t('editor.tab.background')} {...roving}>
          {Array.from({ length: blocks }, (_, block) => {
            const first = block * TILES_A_BLOCK;
            const tiles = images.slice(first, first + TILES_A_BLOCK);
            if (!near.has(block))
              return (
                <li
                  key={`gap-${block}`}
                  className="background-gap"
                  data-block={block}
                  aria-hidden="true"
                  style={{ height: Math.ceil(tiles.length / 2) * ROW_PX }}
                />
              );
            return tiles.map((own, at) => (
              <OwnImageTile
                key={own.id}
                own={own}
                block={block}
                isEdge={at === 0 || at === tiles.length - 1}
                place={{ at: first + at + 1, of: images.length }}
              />
            ));
          })}
        </ul>
      </div>
    </FileDropArea>
  );
}
