/**
 * Writes content/ from the sources beside this file: `node scripts/run.mjs scripts/content/build.ts [NAME …]`, with the
 * names of files in `blueprints/` only those. What it writes is committed: the product reads data, not these programs. The
 * covers stay as they are: `apps/server/src/cli/content-covers.ts` draws them. Of each blueprint that is another one now
 * made albums are read in full (`read-albums.ts`); it fails where that refuses something.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { round, type BlueprintContent, type ContentNode, type Localised, type Wordings } from './builder.ts';
import { group, person, testFaces } from './people.ts';

const content = join(import.meta.dirname, '..', '..', 'content');
const PEOPLE = 36;
const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
/** Pictures of many for the frames of the example album. */
const GROUPS = [
  { people: from(1, 8), sky: '#d3ecff', grass: '#7fae6b' },
  { people: from(9, 16), sky: '#ffe38a', grass: '#8fb46a' },
  { people: from(25, 12), sky: '#f4b9a4', grass: '#86a862' },
  { people: from(4, 11), sky: '#b4d0c6', grass: '#6f9d5d' },
  { people: from(14, 9), sky: '#7cc6ff', grass: '#7fae6b' },
];

/** Ids by place in the tree: stable from build to build. */
function written(node: ContentNode, id: string, texts: Record<string, Wordings>): object {
  const props: Record<string, unknown> = { id };
  for (const [key, value] of Object.entries(node.props)) {
    if (typeof value === 'number') props[key] = round(value);
    else if (key === 'text') props[key] = value;
    else props[key] = value;
    if (typeof value === 'string' && value.startsWith('@') && !texts[value.slice(1)])
      throw new Error(`no text ${value}`);
  }
  return {
    type: node.type,
    props,
    ...(node.children.length > 0 && {
      children: node.children.map((child, index) => written(child, `${id}.${index + 1}`, texts)),
    }),
  };
}

/**
 * What no line may break: French colons, exclamation and quotation marks from their words, hours from their figures, Polish
 * words of one letter from the next.
 */
function heldTogether(words: Localised): Localised {
  return {
    ...words,
    de: words.de.replaceAll(/(?<=\d) (?=Uhr)/g, '\u00A0'),
    pl: words.pl.replaceAll(/(?<=(?:^|[\s„(])[aiouwz]) /gi, '\u00A0'),
    fr: words.fr.replaceAll(/ (?=[:;!?»])|(?<=«) |(?<=\d) (?=h\b)|(?<=\d[ \u00A0]h) (?=\d)/g, '\u00A0'),
  };
}

/** Indented, but for the props of a node, which take one line: half the size, and a changed node is a changed line. */
function inLines(file: object): string {
  return JSON.stringify(file, null, 1).replaceAll(/"props": \{[^{}]*\}/g, (props) => props.replaceAll(/\n\s*/g, ' '));
}

/** Answers whether it is another one than was there. */
async function writeBlueprint(blueprint: BlueprintContent): Promise<boolean> {
  const folder = join(content, 'blueprints', blueprint.id);
  await mkdir(folder, { recursive: true });
  const before = await readFile(join(folder, 'blueprint.json'), 'utf8').catch(() => null);
  const old = (await readdir(folder)).filter((name) => !name.startsWith('cover.'));
  await Promise.all(old.map((name) => rm(join(folder, name))));
  const root: ContentNode = { type: 'Root', props: { name: blueprint.title.en }, children: blueprint.sections };
  const images = Object.entries(blueprint.drawings).map(([id, { width, height, own_colors }]) => ({
    id,
    file: `${id}.svg`,
    width,
    height,
    ...(own_colors && { own_colors }),
  }));
  const file = {
    id: blueprint.id,
    schema_version: 1,
    blueprint_category: blueprint.blueprint_category,
    title: blueprint.title,
    description: blueprint.description,
    colors: Object.fromEntries(['#ffffff', '#000000', ...blueprint.palette].map((color, index) => [index, color])),
    fonts: blueprint.fonts,
    sticker_template_settings: {
      id: blueprint.design,
      blank_enabled: true,
      ...(blueprint.portrait && { portrait: blueprint.portrait }),
    },
    images,
    texts: Object.fromEntries(
      Object.entries(blueprint.texts).map(([key, words]) => [
        key,
        'de' in words ? heldTogether(words) : words.map(heldTogether),
      ]),
    ),
    ...(blueprint.questions && { questions: blueprint.questions }),
    workspace: written(root, 'root', blueprint.texts),
    layouts: blueprint.layouts.map((layout) => ({
      id: layout.id,
      name: layout.name,
      role: layout.role,
      ...(layout.by_hand && { by_hand: true }),
      spread: written(layout.spread, layout.id, blueprint.texts),
    })),
  };
  const lines = `${inLines(file)}\n`;
  await writeFile(join(folder, 'blueprint.json'), lines);
  for (const [id, { svg }] of Object.entries(blueprint.drawings)) await writeFile(join(folder, `${id}.svg`), svg);
  return lines !== before;
}

const sources = join(import.meta.dirname, 'blueprints');
const names = process.argv.slice(2);
const changed: string[] = [];
for (const file of (await readdir(sources)).sort()) {
  if (names.length > 0 && !names.includes(basename(file, '.ts'))) continue;
  const { blueprint } = (await import(join(sources, file))) as { blueprint: BlueprintContent };
  if (await writeBlueprint(blueprint)) changed.push(blueprint.id);
}
await mkdir(join(content, 'people'), { recursive: true });
for (let index = 1; index <= PEOPLE; index++)
  await writeFile(join(content, 'people', `person-${String(index).padStart(2, '0')}.svg`), person(index));
for (const [name, drawing] of Object.entries(testFaces()))
  await writeFile(join(content, 'people', `test-${name}.svg`), drawing);
for (const [index, { people, sky, grass }] of GROUPS.entries())
  await writeFile(join(content, 'people', `group-${index + 1}.svg`), group(people, sky, grass));

if (changed.length > 0) {
  const [run, reader] = ['scripts/run.mjs', 'apps/server/src/cli/read-albums.ts'];
  const options = { cwd: join(content, '..'), stdio: 'inherit' } as const;
  process.exitCode = spawnSync(process.execPath, [run, reader, ...changed, '--full'], options).status ?? 1;
}
