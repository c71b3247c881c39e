import {
  type AlbumNode,
  changeProps,
  fillFrame,
  type ImageId,
  type MeasureName,
  measuresOf,
  type NodeId,
  setMeasure,
  settableMeasures,
  spreadOfNode,
  type StickerId,
  unlinkStickers,
} from '@figurina/album';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { runSaying } from '../session/notices/run-saying.ts';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { pagesText } from '../session/album/pages-text.ts';
import { MIXED } from '../parts/mixed.ts';
import { MeasureField } from '../parts/MeasureField.tsx';
import { elementLabel } from './node-row.tsx';
import { MoveButtons, RemoveButton, TogetherButtons } from './RowButtons.tsx';
import { sendToSpread } from './outline-operations.ts';

const FIELDS = ['x', 'y', 'width', 'height', 'rotation'] as const satisfies readonly MeasureName[];
const STEPS = {
  x: 'steps.move',
  y: 'steps.move',
  width: 'steps.resize',
  height: 'steps.resize',
  rotation: 'steps.rotate',
};

/** Everything that can be done with an element without seeing it. */
export function ElementDetails({ node }: { node: AlbumNode }) {
  const session = useEditor();
  const t = useT();
  const { document } = session.store;
  const { id } = node;
  const home = spreadOfNode(document, id);
  const locked = 'locked' in node.props && node.props.locked;
  const hidden = 'hidden' in node.props && node.props.hidden;
  const editable = session.editable('design', node.id);
  return (
    <>
      <Shown node={node} disabled={!editable || locked} />
      <NativeSelect
        size="sm"
        label={t('editor.kind.Spread')}
        disabled={!editable || locked}
        value={home ?? ''}
        onChange={(event) => sendToSpread(session, id, event.currentTarget.value as NodeId)}
        data={session.facts.layout.get().spreadIds.map((spread) => ({
          value: spread,
          label: t('outline.page', { pages: pagesText(session, spread) }),
        }))}
      />
      {locked ? null : <Measures id={id} />}
      {'locked' in node.props ? (
        <div className="outline-buttons">
          <Checkbox
            size="sm"
            label={t('outline.locked')}
            checked={locked}
            disabled={!editable}
            onChange={() =>
              void runSaying(session, locked ? 'steps.unlock' : 'steps.lock', (now) =>
                changeProps(now, { ids: [id], props: { locked: !locked } }),
              )
            }
          />
          <Checkbox
            size="sm"
            label={t('outline.hidden')}
            checked={hidden}
            disabled={!editable}
            onChange={() =>
              void runSaying(session, hidden ? 'steps.show' : 'steps.hide', (now) =>
                changeProps(now, { ids: [id], props: { hidden: !hidden } }),
              )
            }
          />
        </div>
      ) : null}
      <div className="outline-buttons">
        {locked ? null : <MoveButtons id={id} />}
        {locked ? null : <TogetherButtons id={id} />}
        {locked ? null : <RemoveButton id={id} />}
      </div>
    </>
  );
}

/** Who or what it shows, to be replaced; a text is opened. */
function Shown({ node, disabled }: { node: AlbumNode; disabled: boolean }) {
  const session = useEditor();
  const t = useT();
  const { document } = session.store;
  if (node.type === 'Text')
    return (
      <Button
        size="compact-sm"
        variant="default"
        disabled={disabled}
        onClick={() => {
          session.reveal(node.id);
          session.selection.editText(node.id);
        }}
      >
        {t('editor.text.edit')}
      </Button>
    );
  if (node.type === 'StickerCell') {
    const people = [...document.stickers.values()].toSorted((a, b) => a.name.localeCompare(b.name));
    return (
      <NativeSelect
        size="sm"
        label={t('editor.kind.sticker')}
        disabled={disabled}
        value={node.props.stickerId ?? ''}
        onChange={(event) => {
          const stickerId = event.currentTarget.value as StickerId;
          if (stickerId) session.placeSticker(stickerId, node.id);
          else session.run('steps.unlink', (now) => unlinkStickers(now, { cellIds: [node.id] }));
          const shown = document.nodes.get(node.id) ?? node;
          session.announcer.say(session.t('outline.said.shows', { name: elementLabel(session, shown) }));
        }}
        data={[
          { value: '', label: t('outline.nobody') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    );
  }
  if (node.type !== 'Image') return null;
  const pictures = [...document.images.values()].filter(
    ({ id, model }) => model === 'background' || id === node.props.image,
  );
  return (
    <NativeSelect
      size="sm"
      label={t('editor.kind.image')}
      disabled={disabled || pictures.length === 0}
      value={node.props.image ?? ''}
      onChange={(event) => {
        const imageId = event.currentTarget.value as ImageId;
        runSaying(session, 'steps.fill_frame', (now) => fillFrame(now, { nodeId: node.id, imageId }));
      }}
      data={[
        ...(node.props.image ? [] : [{ value: '', label: t('outline.no_picture') }]),
        ...pictures.map(({ id, filename }, index) => ({
          value: id,
          label: filename || t('outline.picture', { number: index + 1 }),
        })),
      ]}
    />
  );
}

function Measures({ id }: { id: NodeId }) {
  const session = useEditor();
  const t = useT();
  const { document } = session.store;
  const ids = [id];
  const measures = measuresOf(document, ids, session.measured);
  if (!measures) return null;
  const settable = settableMeasures(document, ids);
  function set(name: MeasureName, value: number, merge: boolean): void {
    const done = session.run(
      STEPS[name],
      (now) => setMeasure(now, { ids, name, value, keepRatio: false, measured: session.measured }),
      merge ? `measure.${name}:${id}` : undefined,
    );
    // Of what is selected the canvas says it.
    if (!done || session.selection.get().ids.includes(id)) return;
    const is = measuresOf(document, ids, session.measured)?.[name] ?? value;
    const words = name === 'rotation' ? `${Math.round(is * 10) / 10}°` : `${session.formatMillimetres(is)} mm`;
    session.announcer.say(`${session.t(`toolbar.size.${name}`)} ${words}`);
  }
  return (
    <div className="measure-fields">
      {FIELDS.map((name) => (
        <MeasureField
          key={name}
          label={t(`toolbar.size.${name}`)}
          kind={name === 'rotation' ? 'angle' : 'length'}
          value={measures[name]}
          settable={session.editable() && settable.has(name)}
          onBegin={session.history.endMerging}
          onSet={(value, merge) => set(name, value, merge)}
          onStep={(by) => {
            const value = measures[name] as number | typeof MIXED;
            if (value !== MIXED) set(name, value + by, true);
          }}
        />
      ))}
    </div>
  );
}
