import { LOCALES, SOURCE_LOCALE } from '../src/locale.ts';
import { namespaces, readCatalogues } from './catalogue.ts';

const HEADER = '// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.\n';

/** Every generated file, by its path below src/compiled. One line a key, so that two people's lines merge. */
export function compiledFiles(): Map<string, string> {
  const catalogues = readCatalogues();
  const all = namespaces();
  const files = new Map<string, string>();
  for (const locale of LOCALES)
    for (const namespace of all) {
      const lines = Object.entries(catalogues[locale][namespace]!).map(
        ([key, message]) => `  ${JSON.stringify(key)}: ${JSON.stringify(message.compiled)},\n`,
      );
      files.set(
        `${locale}/${namespace}.ts`,
        `${HEADER}import type { Messages } from '@lingui/core';\n\nexport const messages: Messages = {\n${lines.join('')}};\n`,
      );
    }
  files.set('keys.ts', keysFile(catalogues[SOURCE_LOCALE], all));
  files.set('loaders.ts', loadersFile(all));
  return files;
}

function keysFile(source: ReturnType<typeof readCatalogues>['de'], all: readonly string[]): string {
  const lines = all
    .flatMap((namespace) => Object.entries(source[namespace]!))
    .map(([key, { values }]) => {
      const entries = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
      const type = entries.length ? `{ ${entries.map(([name, one]) => `${name}: ${one}`).join('; ')} }` : 'null';
      return `  ${JSON.stringify(key)}: ${type};\n`;
    })
    .join('');
  const union = all.map((namespace) => `'${namespace}'`).join(' | ');
  return `${HEADER}export type Namespace = ${union};\n\n/** The arguments of every message; null for none. */\nexport interface MessageArguments {\n${lines}}\nexport type MessageKey = keyof MessageArguments;\n`;
}

function loadersFile(all: readonly string[]): string {
  const locales = LOCALES.map(
    (locale) =>
      `  ${locale}: {\n${all.map((one) => `    ${one}: () => import('./${locale}/${one}.ts'),\n`).join('')}  },\n`,
  ).join('');
  return `${HEADER}import type { Messages } from '@lingui/core';\nimport type { Locale } from '../locale.ts';\nimport type { Namespace } from './keys.ts';\n\nexport const LOADERS: Record<Locale, Record<Namespace, () => Promise<{ messages: Messages }>>> = {\n${locales}};\n`;
}
