/** The frame of every mail: simple enough for old mail programs, in the product's colours. */
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Locale } from '@figurina/locales';

export interface MailLayout {
  locale: Locale;
  title: string;
  /** Shown by mail programs behind the subject. */
  preview: string;
  paragraphs: readonly string[];
  action?: { label: string; link: string };
  /** Small print below the button. */
  notes: readonly string[];
  footer: string;
  /** Where the recipient wants no more of these mails. */
  stop?: { label: string; link: string };
}

const INK = '#0a231e';
const FONTS = "Rubik, 'Segoe UI', Helvetica, Arial, sans-serif";
const style = {
  body: { margin: 0, padding: '24px 12px', background: '#eef5f2', color: INK, fontFamily: FONTS },
  card: { maxWidth: 560, margin: '0 auto', padding: '32px 28px', background: '#ffffff', borderRadius: 18 },
  brand: { margin: '0 0 28px', fontSize: 18, fontWeight: 800, letterSpacing: '-0.02em', color: INK },
  mark: { color: '#d93318' },
  title: {
    margin: '0 0 16px',
    fontSize: 26,
    lineHeight: '1.15',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    color: INK,
  },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: '1.5', color: INK },
  button: {
    display: 'inline-block',
    margin: '8px 0 24px',
    padding: '13px 26px',
    background: '#d93318',
    borderRadius: 99,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  note: { margin: '0 0 10px', fontSize: 14, lineHeight: '1.45', color: '#275e50' },
  link: { color: '#275e50', wordBreak: 'break-all' },
  footer: { maxWidth: 560, margin: '16px auto 0', padding: '0 28px', fontSize: 13, color: '#275e50' },
  stop: { color: '#275e50' },
  hidden: { display: 'none', maxHeight: 0, overflow: 'hidden' },
} satisfies Record<string, CSSProperties>;

const paragraph = (text: ReactNode, look: CSSProperties, key: number): ReactElement =>
  h('p', { key, style: look }, text);

export function MailPage({
  locale,
  title,
  preview,
  paragraphs,
  action,
  notes,
  footer,
  stop,
}: MailLayout): ReactElement {
  return h(
    'html',
    { lang: locale },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      // Numbers, dates and places in what a person wrote are no links either.
      h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no,url=no' }),
      h('title', null, title),
    ),
    h(
      'body',
      { style: style.body },
      h('div', { style: style.hidden, 'data-skip-in-text': true }, preview),
      h(
        'div',
        { style: style.card },
        h('p', { style: style.brand }, h('span', { style: style.mark }, '■ '), 'Figurina'),
        h('h1', { style: style.title }, title),
        paragraphs.map((text, at) => paragraph(text, style.text, at)),
        action && h('a', { href: action.link, style: style.button }, action.label),
        notes.map((text, at) => paragraph(text, style.note, at)),
        // Mail programs that show no button show the address.
        action && h('p', { style: style.note }, h('a', { href: action.link, style: style.link }, action.link)),
      ),
      h('p', { style: style.footer }, footer),
      stop && h('p', { style: style.footer }, h('a', { href: stop.link, style: style.stop }, stop.label)),
    ),
  );
}
