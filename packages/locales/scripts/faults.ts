/** What is wrong with the catalogues, each fault in one line that says where. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, SOURCE_LOCALE, type Locale } from '../src/locale.ts';
import { namespaces, rawCatalogue, readCatalogues, type Catalogues, type Message } from './catalogue.ts';

export function catalogueFaults(catalogues: Catalogues = readCatalogues()): string[] {
  const all = namespaces();
  return LOCALES.flatMap((locale) =>
    all.flatMap((namespace) => {
      const where = `${locale}/${namespace}.json`;
      const own = catalogues[locale][namespace]!;
      return [
        ...orderFaults(rawCatalogue(locale, namespace), where),
        ...differences(own, catalogues[SOURCE_LOCALE][namespace]!, where),
        ...all
          .slice(0, all.indexOf(namespace))
          .flatMap((other) =>
            Object.keys(catalogues[locale][other]!)
              .filter((key) => key in own)
              .map((key) => [other, key]),
          )
          .map(([other, key]) => `${where}: "${key}" is in ${other}.json as well`),
        ...Object.entries(own).flatMap(([key, message]) => textFaults(message, locale, `${where}: "${key}"`)),
      ];
    }),
  );
}

/** Keys stand sorted and once: JSON.parse would silently take the last of two. */
function orderFaults(raw: string, where: string): string[] {
  const keys = [...raw.matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map(([, key]) => key!);
  return keys
    .slice(1)
    .filter((key, before) => key <= keys[before]!)
    .map((key) => `${where}: "${key}" is doubled or not in its sorted place`);
}

function differences(own: Record<string, Message>, source: Record<string, Message>, where: string): string[] {
  const missing = Object.keys(source).filter((key) => !(key in own));
  const extra = Object.keys(own).filter((key) => !(key in source));
  const differing = Object.keys(own).filter((key) => key in source && signature(own[key]!) !== signature(source[key]!));
  return [
    ...missing.map((key) => `${where}: "${key}" is missing`),
    ...extra.map((key) => `${where}: "${key}" is not in ${SOURCE_LOCALE}`),
    ...differing.map((key) => `${where}: "${key}" takes other arguments than in ${SOURCE_LOCALE}`),
  ];
}

function signature({ values }: Message): string {
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function textFaults({ text }: Message, locale: Locale, where: string): string[] {
  const faults: string[] = [];
  if (!text.trim()) faults.push(`${where} is empty`);
  // In ICU an apostrophe before these hides them: "l'{title}" would print the braces.
  if (/'[{}#]/.test(text)) faults.push(`${where} has a straight apostrophe before a placeholder: write ’`);
  const needed = locale === 'pl' ? ['one', 'few', 'many', 'other'] : ['one', 'other'];
  for (const [, choices = ''] of text.matchAll(/plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)) {
    const lacking = needed.filter((form) => !new RegExp(`(^|\\s)${form}\\s*\\{`).test(choices));
    if (lacking.length) faults.push(`${where} lacks the plural ${lacking.join(', ')}`);
  }
  return faults;
}

/** Keys that no source names: neither written out nor covered by a template such as `problems.${code}`. */
export function unusedKeys(root: string, catalogues: Catalogues = readCatalogues()): string[] {
  const sources = sourceFiles(root).map((file) => readFileSync(file, 'utf8'));
  const written = new Set<string>();
  const prefixes = new Set<string>();
  for (const source of sources) {
    for (const [, text] of source.matchAll(/['"`]([a-z0-9_]+(?:\.[a-z0-9_]+)+)['"`]/g)) written.add(text!);
    for (const [, text] of source.matchAll(/`([a-z0-9_]+(?:\.[a-z0-9_]+)*\.)\$\{/g)) prefixes.add(text!);
  }
  return Object.values(catalogues[SOURCE_LOCALE])
    .flatMap((messages) => Object.keys(messages))
    .filter((key) => !written.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)));
}

/** Steps of undo that a source names and no catalogue has words for. Their keys are no type of the compiler's. */
export function stepsWithoutWords(root: string, catalogues: Catalogues = readCatalogues()): string[] {
  const known = Object.values(catalogues[SOURCE_LOCALE]).flatMap((messages) => Object.keys(messages));
  const named = sourceFiles(root)
    .filter((file) => !file.includes('/testing/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['"`](steps\.[\w.]*)(['"`]|\$\{)/g)].map(([, key, end]) => ({
        key: key!,
        end,
      })),
    );
  const lacks = ({ key, end }: { key: string; end: string | undefined }): boolean =>
    end === '${' ? !known.some((one) => one.startsWith(key)) : !known.includes(key);
  return [...new Set(named.filter(lacks).map(({ key }) => key))];
}

function sourceFiles(root: string): string[] {
  return ['packages', 'apps'].flatMap((kind) =>
    readdirSync(join(root, kind))
      .filter((name) => name !== 'locales')
      .flatMap((name) => filesBelow(join(root, kind, name, 'src'))),
  );
}

function filesBelow(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
