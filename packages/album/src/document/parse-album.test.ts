import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import { SCHEMA_VERSION } from './album.ts';
import { parseAlbum } from './parse-album.ts';
import { toParts } from './to-parts.ts';

const stored = () =>
  JSON.parse(
    JSON.stringify(
      toParts(anAlbum().section().spread().cell({ id: 'cell', sticker: 'Ada' }).text('Hi', { id: 'text' }).build()),
    ),
  );

describe('parseAlbum', () => {
  it('reads what toParts wrote', () => {
    const parts = stored();
    const parsed = parseAlbum(parts, SCHEMA_VERSION);
    expect(parsed.ok && toParts(parsed.document)).toEqual(parts);
  });

  it('fills in colours, fonts and settings that are not there', () => {
    const { workspace, stickers } = stored();
    const parsed = parseAlbum({ workspace, stickers }, SCHEMA_VERSION);
    if (!parsed.ok) throw new Error(parsed.detail);
    expect([...parsed.document.colors.keys()]).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    expect([...parsed.document.fonts.keys()]).toEqual(['title', 'sub_title', 'paragraph']);
    expect(parsed.document.settings).toEqual({ id: 'default', cell_id: '', blank_enabled: true, portrait: 'own' });
  });

  it('refuses an album of a newer program instead of damaging it', () => {
    expect(parseAlbum(stored(), SCHEMA_VERSION + 1)).toMatchObject({ ok: false, code: 'newer_version' });
  });

  it.each<[string, unknown]>([
    ['', null],
    ['', 'text'],
    ['workspace', {}],
    ['workspace', { workspace: { nodes: {} } }],
    ['workspace:nodes/', { workspace: { root: 'root', nodes: [] } }],
    ['stickers:', { ...stored(), stickers: [] }],
    ['stickers:s1/name', { ...stored(), stickers: { s1: { ...stored().stickers.s1, name: 7 } } }],
    [
      'workspace:nodes/odd/type',
      {
        ...stored(),
        workspace: { root: 'root', nodes: { odd: { id: 'odd', type: 'Star', parent: null, order: 'V', props: {} } } },
      },
    ],
    ['colors:9999', { ...stored(), colors: { '9999': '#000000' } }],
  ])('names the place of the first fault: %s', (at, parts) => {
    expect(parseAlbum(parts, SCHEMA_VERSION)).toMatchObject({ ok: false, code: 'unreadable', at });
  });

  it('names the prop that is wrong', () => {
    const parts = stored();
    parts.workspace.nodes.text.props.size = 'large';
    expect(parseAlbum(parts, SCHEMA_VERSION)).toMatchObject({
      ok: false,
      code: 'unreadable',
      at: 'workspace:nodes/text/props/size',
    });
  });

  it('refuses a document that breaks an invariant', () => {
    const parts = stored();
    parts.stickers = {};
    expect(parseAlbum(parts, SCHEMA_VERSION)).toMatchObject({
      ok: false,
      code: 'broken',
      at: 'workspace:nodes/cell/props/stickerId',
    });
  });

  it('looks neither at the records nor the invariants of what the server sends, which has judged them', () => {
    const parts = stored();
    const fromServer = () => parseAlbum(parts, SCHEMA_VERSION, { sender: 'server' });
    parts.workspace.nodes.text.props.size = 'large';
    parts.stickers = {};
    expect(fromServer()).toMatchObject({ ok: true });
    parts.workspace.nodes = [];
    expect(fromServer()).toMatchObject({ ok: false, code: 'unreadable' });
    expect(parseAlbum(stored(), SCHEMA_VERSION + 1, { sender: 'server' })).toMatchObject({ code: 'newer_version' });
  });
});
