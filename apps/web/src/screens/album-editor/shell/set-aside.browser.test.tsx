import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { SyncTransport, TransportListener } from '@figurina/editor';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../app/testing.tsx';
import { aSession, InEditor } from '../testing.tsx';
import { AsideDialog } from './AsideDialog.tsx';
import './editor.css';

/** A server whose album is locked until it is not. */
function aServer() {
  const state = { locked: true, version: 1 };
  let listener: TransportListener | undefined;
  const transport: SyncTransport = {
    open(added) {
      listener = added;
      queueMicrotask(() => listener?.connected());
    },
    close: () => {},
    catchUp: async () => ({ ok: true, mutations: [], version: state.version }),
    async send({ id, units }) {
      if (!state.locked) state.version++;
      const refused = state.locked ? units.map((unit) => ({ unit_id: unit.id, code: 'album_locked' })) : [];
      return { ok: true, mutation_id: id, version: state.version, refused };
    },
    present: () => {},
  };
  return { state, transport };
}

test('changes that a lock refused are offered when the album is open again, and made or given up', async () => {
  const stage = await aStage({});
  const server = aServer();
  const album = anAlbum().section('Rot').spread().rectangle({ id: 'box' }).build();
  const session = await aSession(stage, album, { transport: server.transport });
  await session.sync.start();
  await render(
    <InEditor stage={stage} session={session}>
      <AsideDialog />
    </InEditor>,
  );
  const x = () => (session.store.document.nodes.get('box' as NodeId)!.props as { x: number }).x;
  const move = async (to: number): Promise<void> => {
    session.run('steps.move', [{ part: 'workspace', path: 'nodes/box/props/x', value: to }]);
    await session.sync.flush();
  };
  const was = x();
  const lock = (locked: boolean): void => {
    server.state.locked = locked;
    session.meta.set({ ...session.meta.get(), locked });
  };
  // Made before this screen heard of the lock.
  await move(30);
  await expect.poll(() => session.sync.state().aside).toBe(1);
  session.meta.set({ ...session.meta.get(), locked: true });
  expect(x()).toBe(was);
  const dialog = page.getByRole('dialog', { name: 'Deine Änderungen warten noch' });
  await expect.element(dialog).not.toBeInTheDocument();
  lock(false);
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Verschieben');
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt übernehmen' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(x()).toBe(30);
  await expect.poll(() => session.sync.state()).toMatchObject({ name: 'idle', aside: 0 });
  server.state.locked = true;
  await move(50);
  await expect.poll(() => session.sync.state().aside).toBe(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Verwerfen' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect([x(), session.sync.state().aside, session.sync.unsent()]).toEqual([30, 0, []]);
  session.end();
});
