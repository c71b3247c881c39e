/** Reads the catalogues and knows what must hold for them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { LOCALES, SOURCE_LOCALE, type Locale } from '../src/locale.ts';

export const CATALOGUES = join(import.meta.dirname, '../src/catalogues');

export interface Message {
  text: string;
  compiled: CompiledMessage;
  /** Argument name -> TypeScript type. */
  values: Record<string, string>;
}
/** locale -> namespace -> key -> message */
export type Catalogues = Record<Locale, Record<string, Record<string, Message>>>;

/** Every namespace has a file in every language; the source language's folder says which there are. */
export function namespaces(): string[] {
  return readdirSync(join(CATALOGUES, SOURCE_LOCALE))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
    .toSorted();
}

/** Reads everything; a message that cannot be read is named. */
export function readCatalogues(): Catalogues {
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(namespaces().map((namespace) => [namespace, readCatalogue(locale, namespace)])),
    ]),
  ) as Catalogues;
}

export function rawCatalogue(locale: Locale, namespace: string): string {
  return readFileSync(join(CATALOGUES, locale, `${namespace}.json`), 'utf8');
}

function readCatalogue(locale: Locale, namespace: string): Record<string, Message> {
  const texts = JSON.parse(rawCatalogue(locale, namespace)) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        const compiled = compileMessageOrThrow(unbroken(text, locale));
        return [key, { text, compiled, values: valuesOf(compiled) }];
      } catch (cause) {
        throw new Error(`${locale}/${namespace}.json, "${key}": ${String(cause)}`, { cause });
      }
    }),
  );
}

/** French sets a space before some signs and inside its quotation marks: lines do not break there. */
export function unbroken(text: string, locale: Locale): string {
  return locale === 'fr' ? text.replaceAll(/ (?=[:;!?»%])|(?<=«) /g, '\u00A0') : text;
}

/** The arguments of a message with their types, read off its compiled form. */
export function valuesOf(message: CompiledMessage): Record<string, string> {
  const values: Record<string, string> = {};
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, kind, choices] = token;
    values[name] = stricter(values[name], typeOfKind(kind));
    if (kind !== 'plural' && kind !== 'select' && kind !== 'selectordinal') continue;
    for (const [choice, part] of Object.entries(choices as Record<string, CompiledMessage | number | undefined>))
      if (choice !== 'offset' && typeof part === 'object')
        for (const [inner, type] of Object.entries(valuesOf(part))) values[inner] = stricter(values[inner], type);
  }
  return values;
}

function typeOfKind(kind: string | undefined): string {
  if (kind === 'plural' || kind === 'selectordinal' || kind === 'number') return 'number';
  if (kind === 'date' || kind === 'time') return 'Date';
  return kind === 'select' ? 'string' : 'string | number';
}

/** `{n}` beside `{n, plural, …}` is a number. */
function stricter(one: string | undefined, other: string): string {
  return one === undefined || one === 'string | number' ? other : one;
}
