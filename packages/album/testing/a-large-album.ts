import type { AlbumDocument, AlbumParts } from '../src/index.ts';
import { type AlbumBuilder, anAlbum } from './an-album.ts';

/** An album of about `nodes` nodes, a hundred elements a spread: cells with stickers, texts, pictures, shapes, groups. */
export function aLargeAlbum(nodes: number): AlbumDocument {
  return build(nodes).build();
}

export function largeAlbumParts(nodes: number): AlbumParts {
  return build(nodes).parts();
}

function build(nodes: number): AlbumBuilder {
  const album = anAlbum();
  for (let made = 6, spread = 0; made < nodes; spread++) {
    if (spread % 10 === 0) album.section(`Team ${spread / 10 + 1}`);
    album.spread();
    made += 1 + (spread % 10 === 0 ? 1 : 0);
    for (let at = 0; at < 100 && made < nodes; at++, made++) {
      const place = { x: (at % 10) * 45, y: Math.floor(at / 10) * 28 };
      if (at % 10 < 2) album.cell({ ...place, width: 20, height: 28, sticker: `Person ${made}`, photo: [900, 1260] });
      else if (at % 10 < 5) album.text(`Some words of text ${made}`, { ...place, width: 40 });
      else if (at % 10 < 7) album.picture({ ...place, width: 40, height: 25 });
      else album.rectangle({ ...place, width: 40, height: 25, fill: (at % 5) + 2 });
    }
  }
  return album;
}
