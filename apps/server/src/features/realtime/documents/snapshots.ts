import { SCHEMA_VERSION, type AlbumDocument } from '@figurina/album';
import type { AlbumStatistics } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import * as queries from '../realtime.queries.ts';
import { changedPartsOf, type OpenAlbum } from './open-album.ts';
import type { Turns } from './turns.ts';

export interface SnapshotRules {
  /** A snapshot after so many versions … */
  readonly every: number;
  /** … and when an album has been quiet for so many milliseconds. */
  readonly quietMs: number;
}

export interface Snapshots {
  /** The album has a new version. */
  changed(albumId: string, album: OpenAlbum): void;
  /** Writes what is not written yet. Within the album's turn. */
  write(albumId: string): Promise<void>;
  /** Writes the last ones, and plans none any more. */
  close(albumIds: readonly string[]): Promise<void>;
}

interface SnapshotsParts {
  readonly db: Kysely<Database>;
  readonly rules: SnapshotRules;
  readonly turns: Turns;
  readonly find: (albumId: string) => OpenAlbum | undefined;
  readonly statisticsOf: (document: AlbumDocument) => AlbumStatistics;
  readonly onError: (error: unknown, albumId: string) => void;
}

/** Writes documents into their columns, so that opening an album replays a short log. */
export function createSnapshots({ db, rules, turns, find, statisticsOf, onError }: SnapshotsParts): Snapshots {
  const planned = new Map<string, NodeJS.Timeout>();

  function cancel(albumId: string): void {
    clearTimeout(planned.get(albumId));
    planned.delete(albumId);
  }

  async function write(albumId: string): Promise<void> {
    cancel(albumId);
    const album = find(albumId);
    if (!album || album.snapshotVersion === album.version) return;
    const { document, version } = album;
    await queries.writeSnapshot(db, albumId, {
      version,
      schemaVersion: SCHEMA_VERSION,
      parts: changedPartsOf(album),
      statistics: statisticsOf(document),
    });
    album.snapshotVersion = version;
    album.changedParts.clear();
  }

  function writeInTurn(albumId: string): Promise<void> {
    return turns.take(albumId, () => write(albumId)).catch((error: unknown) => onError(error, albumId));
  }

  return {
    changed(albumId, album) {
      cancel(albumId);
      const isDue = album.version - album.snapshotVersion >= rules.every;
      planned.set(
        albumId,
        setTimeout(() => void writeInTurn(albumId), isDue ? 0 : rules.quietMs),
      );
    },
    write,
    async close(albumIds) {
      for (const albumId of albumIds) await writeInTurn(albumId);
      for (const albumId of planned.keys()) cancel(albumId);
    },
  };
}
