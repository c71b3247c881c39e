import { layoutSchema } from '@figurina/album';
import {
  createOwnLayout,
  deleteOwnLayout,
  LIMITS,
  listOwnLayouts,
  renameOwnLayout,
  type OwnLayout,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids.ts';
import type { OwnLayoutsParts } from './own-layouts-parts.ts';
import { mayChange } from './own-layouts.policy.ts';
import * as queries from './own-layouts.queries.ts';
import type { OwnLayoutRow } from './own-layouts.tables.ts';

export function serveOwnLayouts(http: FastifyInstance, { db, clock, access, ownerOf }: OwnLayoutsParts): void {
  /** Whose layouts an album shows, to somebody who is in it. */
  async function ownerFor(
    albumId: string,
    caller: Caller,
    action: 'read' | 'keepLayouts' = 'keepLayouts',
  ): Promise<string | Refusal> {
    const actor = await access(albumId, caller, action);
    if (isRefusal(actor)) return actor;
    return (await ownerOf(albumId)) ?? refuse('not_found');
  }

  async function changeable(albumId: string, id: string, caller: Caller): Promise<OwnLayoutRow | Refusal> {
    const owner = await ownerFor(albumId, caller);
    if (isRefusal(owner)) return owner;
    const layout = await queries.findLayout(db, owner, id);
    if (!layout) return refuse('not_found');
    return mayChange(layout, caller) ? layout : refuse('forbidden');
  }

  route(http, listOwnLayouts, async ({ params, caller }) => {
    const owner = await ownerFor(params.id, caller, 'read');
    if (isRefusal(owner)) return owner;
    return { own_layouts: (await queries.listLayouts(db, owner)).map((row) => wireLayout(row, caller)) };
  });

  route(http, createOwnLayout, async ({ params, body: { own_layout: wish }, caller }) => {
    const owner = await ownerFor(params.id, caller);
    if (isRefusal(owner)) return owner;
    const id = newId(clock.now().getTime());
    const read = layoutSchema.safeParse({ ...Object(wish.design), id, title: {} });
    if (!read.success) return refuse('invalid_request');
    const design = JSON.stringify(read.data);
    if (design.length > LIMITS.ownLayoutSize) return refuse('payload_too_large');
    if ((await queries.countLayouts(db, owner)) >= LIMITS.ownLayouts) return refuse('own_layouts_full');
    const row = { id, owner, created_by: caller.id, title: wish.title, design, created_at: clock.now() };
    await queries.insertLayout(db, row);
    return { own_layout: wireLayout(row, caller) };
  });

  route(http, renameOwnLayout, async ({ params, body, caller }) => {
    const layout = await changeable(params.id, params.layout, caller);
    if (isRefusal(layout)) return layout;
    const { title } = body.own_layout;
    await queries.renameLayout(db, layout.id, title);
    return { own_layout: wireLayout({ ...layout, title }, caller) };
  });

  route(http, deleteOwnLayout, async ({ params, caller }) => {
    const layout = await changeable(params.id, params.layout, caller);
    if (isRefusal(layout)) return layout;
    await queries.deleteLayout(db, layout.id);
    return undefined;
  });
}

function wireLayout(row: OwnLayoutRow, caller: Caller): OwnLayout {
  const { id, title, design, created_at } = row;
  return {
    id,
    title,
    changeable: mayChange(row, caller),
    created_at: created_at.toISOString(),
    design: JSON.parse(design) as unknown,
  };
}
