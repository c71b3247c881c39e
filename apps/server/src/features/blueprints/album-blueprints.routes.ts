import {
  changeAlbumBlueprint,
  deleteAlbumBlueprint,
  publishAlbumBlueprint,
  readAlbumBlueprint,
  withdrawAlbumBlueprint,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { AlbumBlueprints } from './album-blueprints.ts';

export function serveAlbumBlueprints(http: FastifyInstance, blueprints: AlbumBlueprints): void {
  route(http, readAlbumBlueprint, async ({ params }) => wrapped(await blueprints.state(params.id)));

  route(http, changeAlbumBlueprint, async ({ params, body: { blueprint }, caller }) => {
    const { blueprint_category: category, description } = blueprint;
    return wrapped(await blueprints.change(params.id, { category, description }, caller));
  });

  route(http, deleteAlbumBlueprint, ({ params, caller }) => blueprints.remove(params.id, caller));
  route(http, publishAlbumBlueprint, async ({ params, caller }) =>
    wrapped(await blueprints.publish(params.id, caller)),
  );
  route(http, withdrawAlbumBlueprint, async ({ params, caller }) =>
    wrapped(await blueprints.withdraw(params.id, caller)),
  );
}

type State = Awaited<ReturnType<AlbumBlueprints['state']>>;

function wrapped(blueprint: State) {
  return isRefusal(blueprint) ? blueprint : { blueprint };
}
