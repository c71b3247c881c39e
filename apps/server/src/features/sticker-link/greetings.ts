/** What a link says until its owner says it better, in every language: openly, and so that a surprise stays one. */
import { ALBUM_LANGUAGES, type AlbumLanguage } from '@figurina/album';
import { createI18n } from '@figurina/locales';

export interface Greetings {
  in(language: AlbumLanguage): string;
  has(content: string): boolean;
  /** The message of a link as its owner and the guests read it. */
  shown(link: { content: string; surprise: boolean }): string;
}

interface Greeting {
  readonly language: AlbumLanguage;
  readonly open: string;
  readonly surprise: string;
}

export async function loadGreetings(): Promise<Greetings> {
  const all = await Promise.all(ALBUM_LANGUAGES.map(greetingIn));
  const known = (content: string) => all.find(({ open, surprise }) => content === open || content === surprise);
  return {
    in: (language) => all.find((one) => one.language === language)!.open,
    has: (content) => known(content) !== undefined,
    shown: ({ content, surprise }) => known(content)?.[surprise ? 'surprise' : 'open'] ?? content,
  };
}

async function greetingIn(language: AlbumLanguage): Promise<Greeting> {
  const { t } = await createI18n(language, ['contributions']);
  return { language, open: t('contributions.greeting'), surprise: t('contributions.greeting_surprise') };
}
