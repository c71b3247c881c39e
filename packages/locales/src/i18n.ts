/**
 * The runtime of the catalogues, the same in browser, server and drawing. Compiled messages are loaded by language and
 * namespace, so a page carries one language and only the texts of its part.
 */
import { I18n as Lingui } from '@lingui/core';
import { LOADERS } from './compiled/loaders.ts';
import type { MessageArguments, MessageKey, Namespace } from './compiled/keys.ts';
import type { Locale } from './locale.ts';

/** Translates a key; keys with arguments ask for exactly those of their message. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: MessageArguments[Key] extends null ? [] : [values: MessageArguments[Key]]
) => string;

export interface I18n {
  readonly locale: Locale;
  readonly t: Translate;
  /** Whether there is a text for a key that is put together, in what is loaded. */
  has(key: string): key is MessageKey;
  /** Loads further namespaces, each once. */
  load(namespaces: readonly Namespace[]): Promise<void>;
}

/** An i18n of one language with these namespaces loaded. A key of a namespace that is not loaded throws. */
export async function createI18n(locale: Locale, namespaces: readonly Namespace[]): Promise<I18n> {
  const lingui = new Lingui({
    locale,
    messages: { [locale]: {} },
    missing: (_locale, id) => {
      throw new Error(`No text for "${id}" in ${locale}: is its namespace loaded?`);
    },
  });
  const loaded = new Map<Namespace, Promise<void>>();
  const loadOne = async (namespace: Namespace): Promise<void> => {
    try {
      const { messages } = await LOADERS[locale][namespace]();
      lingui.load(locale, messages);
    } catch (cause) {
      // A lost connection must not stick: the next call tries again.
      loaded.delete(namespace);
      throw cause;
    }
  };
  const i18n: I18n = {
    locale,
    has: (key): key is MessageKey => key in lingui.messages,
    t: (key, ...[values]) => lingui._(key, values as Record<string, unknown> | undefined),
    async load(wanted) {
      for (const namespace of wanted) if (!loaded.has(namespace)) loaded.set(namespace, loadOne(namespace));
      await Promise.all(wanted.map(async (namespace) => loaded.get(namespace)));
    },
  };
  await i18n.load(namespaces);
  return i18n;
}
