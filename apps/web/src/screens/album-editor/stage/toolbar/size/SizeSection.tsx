import {
  isRefused,
  type MeasureName,
  measuresOf,
  type NodeId,
  type Patch,
  readPath,
  setMeasure,
  settableMeasures,
} from '@figurina/album';
import type { GestureValues } from '@figurina/editor';
import { Switch } from '@mantine/core';
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure2.mjs';
import { useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { commonValue, MIXED } from '../../../parts/mixed.ts';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import { changeable } from '../use-live-edit.ts';
import { MeasureField } from '../../../parts/MeasureField.tsx';

const FIELDS = ['x', 'y', 'width', 'height', 'rotation'] as const satisfies readonly MeasureName[];
const STEPS: Readonly<Record<MeasureName, string>> = {
  x: 'steps.move',
  y: 'steps.move',
  width: 'steps.resize',
  height: 'steps.resize',
  rotation: 'steps.rotate',
};

/** Place, size and turn in numbers. */
export function SizeSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  return (
    <ToolbarPopover id="size" label={t('toolbar.size')} icon={<IconRulerMeasure size={20} />} width={300}>
      <SizePanel nodes={nodes} />
    </ToolbarPopover>
  );
}

function SizePanel({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const session = useEditor();
  const t = useT();
  const [keepRatio, setKeepRatio] = useState(false);
  const { document } = session.store;
  const ids = changeable(nodes).map(({ id }) => id);
  const measures = measuresOf(document, ids, session.measured);
  const settable = settableMeasures(document, ids);
  if (!measures) return null;
  const rotation = commonValue(changeable(nodes), ({ id }) => {
    const turned = measuresOf(document, [id], session.measured);
    return turned && Math.round(turned.rotation * 1000) / 1000;
  });
  const valueOf = (name: MeasureName) => (name === 'rotation' ? (rotation ?? 0) : measures[name]);

  function set(name: MeasureName, value: number, merge: boolean): void {
    session.run(
      STEPS[name],
      (now) => setMeasure(now, { ids, name, value, keepRatio, measured: session.measured }),
      merge ? `measure.${name}:${ids.join()}` : undefined,
    );
  }
  function scrub(name: MeasureName, by: number, done: boolean): void {
    const { store } = session;
    if (done && by === 0) return store.shown.show(null);
    const value = valueOf(name);
    const patch = setMeasure(store.document, {
      ids,
      name,
      value: (value === MIXED ? 0 : value) + by,
      keepRatio,
      measured: session.measured,
    });
    if (isRefused(patch)) return;
    if (done) session.run(STEPS[name], patch);
    store.shown.show(done ? null : shownBy(patch));
  }
  return (
    <div className="toolbar-panel">
      <div className="measure-fields">
        {FIELDS.map((name) => (
          <MeasureField
            key={name}
            label={t(`toolbar.size.${name}`)}
            kind={name === 'rotation' ? 'angle' : 'length'}
            value={valueOf(name)}
            {...(name === 'width' || name === 'height' ? { above: 0 } : {})}
            settable={settable.has(name)}
            onBegin={session.history.endMerging}
            onSet={(value, merge) => set(name, value, merge)}
            onScrub={(by, done) => scrub(name, by, done)}
            onStep={(by) => {
              const value = valueOf(name);
              set(name, (value === MIXED ? 0 : value) + by, true);
            }}
          />
        ))}
      </div>
      <Switch
        size="sm"
        label={t('toolbar.size.keep_ratio')}
        checked={keepRatio}
        onChange={(event) => setKeepRatio(event.currentTarget.checked)}
      />
      <p className="toolbar-hint">{t('toolbar.size.hint')}</p>
    </div>
  );
}

/** What a patch of props would make of its nodes, to be shown before it is recorded. */
function shownBy(patch: Patch): GestureValues {
  const shown = new Map<NodeId, Record<string, unknown>>();
  for (const operation of patch) {
    const place = readPath(operation.part, operation.path);
    if (!place?.field || 'removed' in operation) continue;
    const id = place.id as NodeId;
    shown.set(id, { ...shown.get(id), [place.field]: operation.value });
  }
  return shown;
}
