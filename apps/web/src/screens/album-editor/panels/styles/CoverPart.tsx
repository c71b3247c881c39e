import {
  type AlbumNode,
  changeSpine,
  type Color,
  RESERVED_COLORS,
  SPINE_TEXT_FROM,
  SPINE_TEXT_MAX,
  softcoverSheet,
} from '@figurina/album';
import { TextInput, UnstyledButton } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { type Touched, useChangeCount } from '../../session/album/use-change-count.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useMayStyle } from '../../session/style/use-album-style.ts';
import { Swatches } from '../../stage/toolbar/color/Swatches.tsx';
import { CoverDrawing } from './CoverDrawing.tsx';
import '../../stage/toolbar/toolbar.css';
import './cover.css';

/** The softcover unfolded as it is printed, and what its spine shows. */
export function CoverPart() {
  const session = useEditor();
  const { store, meta } = session;
  const t = useT();
  const version = useChangeCount(isOfCover);
  const { title, language } = useSyncExternalStore(meta.subscribe, meta.get);
  const mayStyle = useMayStyle();
  const root = store.document.nodes.get(store.document.rootId);
  const { spreadIds } = useSyncExternalStore(session.facts.layout.subscribe, session.facts.layout.get);
  if (root?.type !== 'Root' || spreadIds.length < 2) return null;
  const { spine } = softcoverSheet(spreadIds.length);
  const values = { spine, from: SPINE_TEXT_FROM };
  return (
    <section className="styles-part styles-cover" aria-label={t('styles.cover')}>
      <header>
        <h3>{t('styles.cover')}</h3>
      </header>
      <CoverDrawing key={version} spine={spine} meta={{ title, language }} label={t('styles.cover.drawing')} />
      <p className="panel-hint">
        {t(spine < SPINE_TEXT_FROM ? 'styles.cover.too_thin' : 'styles.cover.thickness', values)}
      </p>
      {spine < SPINE_TEXT_FROM ? null : (
        <SpineText key={root.props.spineText} text={root.props.spineText} title={title} disabled={!mayStyle} />
      )}
      {spine === 0 ? null : <SpineFill fill={root.props.fill} disabled={!mayStyle} />}
    </section>
  );
}

function SpineText({ text, title, disabled }: { text: string | null; title: string; disabled: boolean }) {
  const { run } = useEditor();
  const t = useT();
  const [typed, setTyped] = useState(text ?? '');
  const save = (): void => {
    if (typed.trim() !== (text ?? '')) run('steps.spine', (document) => changeSpine(document, { text: typed }));
  };
  return (
    <TextInput
      label={t('styles.spine.text')}
      description={t('styles.spine.text.hint')}
      placeholder={title}
      maxLength={SPINE_TEXT_MAX}
      value={typed}
      disabled={disabled}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
    />
  );
}

function SpineFill({ fill, disabled }: { fill: unknown; disabled: boolean }) {
  const { run, store } = useEditor();
  const t = useT();
  const indices = [...store.document.colors.keys()].map(Number).filter((index) => index >= RESERVED_COLORS);
  const choose = (color: Color | null): void => void run('steps.spine', (now) => changeSpine(now, { fill: color }));
  if (disabled) return null;
  return (
    <Swatches
      label={t('styles.spine.fill')}
      chosen={typeof fill === 'number' || typeof fill === 'string' ? fill : null}
      onChoose={choose}
      swatches={[
        ...indices
          .toSorted((a, b) => a - b)
          .map((index) => ({
            color: index,
            name: t('toolbar.palette.color', { number: index - 1 }),
          })),
        { color: '#ffffff', name: t('toolbar.color.white') },
        { color: '#000000', name: t('toolbar.color.black') },
      ]}
    >
      <li>
        <UnstyledButton className="styles-variant" aria-pressed={fill === null} onClick={() => choose(null)}>
          {t('styles.spine.fill.cover')}
        </UnstyledButton>
      </li>
    </Swatches>
  );
}

/** The root carries the spine, covers their ground; colours are the album's. */
function isOfCover({ table, before, after }: Touched): boolean {
  if (table === 'colors') return true;
  if (table !== 'nodes') return false;
  const type = ((after ?? before) as AlbumNode | undefined)?.type;
  return type === 'Root' || type === 'Spread';
}
