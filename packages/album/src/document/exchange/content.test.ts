import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALBUM_LANGUAGES } from '../album.ts';
import { plainText } from '../rich-text.ts';
import { readBlueprint } from './blueprint.ts';

const folder = new URL('../../../../../content/blueprints/', import.meta.url);

describe.each(readdirSync(folder))('the blueprint %s', (name) => {
  const file: unknown = JSON.parse(readFileSync(new URL(`${name}/blueprint.json`, folder), 'utf8'));

  it.each(ALBUM_LANGUAGES)('is a whole album in %s', (language) => {
    const read = readBlueprint(file, language);
    if (!read.ok) throw new Error(`${read.at}: ${read.detail}`);
    const { document, files, title } = read.blueprint;
    expect(title).not.toBe('');
    expect([...files.keys()].sort()).toEqual([...document.images.keys()].sort());
    for (const node of document.nodes.values()) {
      expect(node.props.name.startsWith('@'), node.id).toBe(false);
      if (node.type === 'Text') expect(plainText(node.props.text), node.id).not.toMatch(/^@/);
    }
  });
});
