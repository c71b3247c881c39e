import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ALBUM_LANGUAGES,
  parseAlbum,
  plainText,
  preflight,
  SCHEMA_VERSION,
  spreadOrder,
  type AlbumParts,
} from '@figurina/album';
import { describe, expect, test } from 'vitest';
import { blueprintParts } from './blueprint-parts.ts';
import { blueprints, eachBlueprint, layoutsOf } from '../../testing/content-blueprints.ts';

const pictureOf = (id: string) => ({ id: `p-${id}`, width: 10, height: 20 });

function parsed(parts: AlbumParts) {
  const answer = parseAlbum(parts, SCHEMA_VERSION);
  if (!answer.ok) throw new Error(`${answer.at}: ${answer.detail}`);
  expect(answer.mended.repairs).toEqual([]);
  return answer.document;
}

test('there are blueprints, and their ids are unique', () => {
  const ids = blueprints.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(3);
  expect(new Set(ids).size).toBe(ids.length);
});

test('photos are in greys or in the inks of the house where the direction says so', () => {
  const portraits = blueprints.map(({ id, in: { de } }) => [id, de.document.settings.portrait] as const);
  expect(Object.fromEntries(portraits)).toMatchObject({
    'birthday-extrablatt': 'grey',
    'school-ueberdruck': expect.any(Array),
    'wedding-grand-hotel': expect.any(Array),
  });
});

describe.each(eachBlueprint)('%s', (_id, blueprint) => {
  const { folder, in: languages, ...summary } = blueprint;
  test.each(ALBUM_LANGUAGES)('lists say of it what it is, in %s', (language) => {
    const { id, category, title, description, files, document } = languages[language];
    expect({ ...summary, title: summary.title[language], description: summary.description[language] }).toMatchObject({
      id,
      category,
      title,
      description,
      files,
      spreadsCount: spreadOrder(document).length,
    });
    expect([...files.keys()].sort()).toEqual([...document.images.keys()].sort());
    // A name or a text that begins so is a key, of which the words were not found.
    for (const node of document.nodes.values()) {
      expect(node.props.name, node.id).not.toMatch(/^@/);
      if (node.type === 'Text') expect(plainText(node.props.text), node.id).not.toMatch(/^@/);
    }
  });

  test('the wizard shows it with the ids of the file and the pictures of the server', () => {
    const document = parsed(blueprintParts(languages.de.document, { pictureOf }));
    expect([...document.nodes.keys()]).toEqual([...languages.de.document.nodes.keys()]);
    expect(document.images.size).toBe(languages.de.files.size);
    for (const image of document.images.values())
      expect(image).toMatchObject({
        id: expect.stringMatching(/^p-/) as string,
        blueprint_image: true,
        details: { width: 10, height: 20 },
      });
  });

  test('an album has ids of its own and the same content', () => {
    let made = 0;
    const document = parsed(blueprintParts(languages.fr.document, { pictureOf, makeId: () => `fresh-${++made}` }));
    for (const id of document.nodes.keys()) expect(id).toMatch(/^fresh-/);
    const types = (nodes: Iterable<{ type: string }>) => Array.from(nodes, ({ type }) => type).sort();
    expect(types(document.nodes.values())).toEqual(types(languages.fr.document.nodes.values()));
    expect(spreadOrder(document)).toHaveLength(spreadOrder(languages.fr.document).length);
  });

  test('an empty album keeps the covers and the chapters', () => {
    const document = parsed(blueprintParts(languages.en.document, { pictureOf, emptyInside: true }));
    const sections = document.childIds(document.rootId).map((id) => document.nodes.get(id)!);
    expect(sections.length).toBeGreaterThan(2);
    for (const { id, props } of sections)
      expect(document.childIds(id).length > 0).toBe('static' in props && props.static);
  });

  test.each(ALBUM_LANGUAGES)('its layouts can be applied, in %s', (language) => {
    const layouts = layoutsOf(blueprint, language);
    expect(layouts.map(({ role }) => role)).toContain('opener');
    expect(layouts.some(({ stickers }) => stickers > 0)).toBe(true);
    for (const { title } of layouts) expect(title[language]).toBeTruthy();
    expect(layouts.flatMap(({ slots }) => slots.map(({ kind }) => kind))).toEqual(
      expect.arrayContaining(['single', 'text', 'image', 'shape']),
    );
  });

  test.each(ALBUM_LANGUAGES)(
    'the preflight finds nothing on its pages but that they are its own, in %s',
    (language) => {
      const found = preflight(languages[language].document, 'order');
      const rules = found.map(({ rule, nodeId }) => `${rule} ${nodeId}`);
      // Its cells wait for people, who are not there yet.
      expect(rules.filter((rule) => !/^(template|cell_empty|no_motifs) /.test(rule))).toEqual([]);
      expect(rules.length).toBeGreaterThan(0);
    },
  );

  test('its pictures lie beside it', () => {
    // Words and numbers of a drawing would be neither read nor translated, and a number looks like a sticker's.
    for (const file of languages.de.files.values())
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toContain('<text');
  });
});
