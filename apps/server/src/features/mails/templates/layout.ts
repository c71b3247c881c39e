/** The frame of every mail: simple enough for old mail programs, in the product's colours. */
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Locale } from '@figurina/locales';

export interface MailLayout {
  locale: Locale;
  title: string;
  /** Shown by mail programs behind the subject. */
  preview: string;
  paragraphs: readonly string[];
  /** Below the paragraphs: what is paid for. */
  table?: MailTable;
  /** Below the table. */
  sections?: readonly MailSection[];
  action?: { label: string; link: string };
  /** Further ones, below the button. */
  links?: readonly { label: string; link: string }[];
  /** Small print below the button. */
  notes: readonly string[];
  footer: string;
  /** Where the recipient wants no more of these mails. */
  stop?: { label: string; link: string };
}

export interface MailTable {
  readonly caption: string;
  readonly rows: readonly { readonly text: string; readonly amount: string; readonly strong?: boolean }[];
}

export interface MailSection {
  readonly title: string;
  readonly lines: readonly string[];
}

const INK = '#0a231e';
const FONTS = "Rubik, 'Segoe UI', Helvetica, Arial, sans-serif";
const style = {
  body: { margin: 0, padding: '24px 12px', background: '#eef5f2', color: INK, fontFamily: FONTS },
  card: {
    maxWidth: 560,
    margin: '0 auto',
    padding: '32px 28px',
    background: '#ffffff',
    borderRadius: 18,
    // An address may be wider than a phone.
    overflowWrap: 'break-word',
  },
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
  table: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse', fontSize: 15, color: INK },
  caption: { margin: '0 0 4px', fontSize: 13, color: '#275e50' },
  cell: { padding: '8px 12px 8px 0', borderTop: '1px solid #d5e3dd', textAlign: 'left', verticalAlign: 'top' },
  amount: {
    padding: '8px 0',
    borderTop: '1px solid #d5e3dd',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  strong: { fontWeight: 700 },
  section: { margin: '0 0 16px', fontSize: 15, lineHeight: '1.5', color: INK },
  label: { fontSize: 13, color: '#275e50' },
  note: { margin: '0 0 10px', fontSize: 14, lineHeight: '1.45', color: '#275e50' },
  link: { color: '#275e50', wordBreak: 'break-all' },
  footer: { maxWidth: 560, margin: '16px auto 0', padding: '0 28px', fontSize: 13, color: '#275e50' },
  stop: { color: '#275e50' },
  hidden: { display: 'none', maxHeight: 0, overflow: 'hidden' },
} satisfies Record<string, CSSProperties>;

const paragraph = (text: ReactNode, look: CSSProperties, key: number): ReactElement =>
  h('p', { key, style: look }, text);

function tableOf({ caption, rows }: MailTable): ReactElement {
  return h(
    'div',
    { key: 'table' },
    h('p', { style: style.caption }, caption),
    h(
      'table',
      { style: style.table, className: 'data' },
      h(
        'tbody',
        null,
        rows.map(({ text, amount, strong }, at) =>
          h(
            'tr',
            { key: at, style: strong ? style.strong : undefined },
            h('td', { style: style.cell }, text),
            h('td', { style: style.amount }, amount),
          ),
        ),
      ),
    ),
  );
}

function sectionOf({ title, lines }: MailSection, key: number): ReactElement {
  const told = lines.flatMap((line, at) => [h('br', { key: at }), line]);
  return h('p', { key, style: style.section }, h('span', { style: style.label }, title), told);
}

export function MailPage({
  locale,
  title,
  preview,
  paragraphs,
  table,
  sections = [],
  action,
  links = [],
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
        table && tableOf(table),
        sections.map(sectionOf),
        action && h('a', { href: action.link, style: style.button }, action.label),
        links.map(({ label, link }, at) => paragraph(h('a', { href: link, style: style.link }, label), style.note, at)),
        notes.map((text, at) => paragraph(text, style.note, at)),
        // Mail programs that show no button show the address.
        action && h('p', { style: style.note }, h('a', { href: action.link, style: style.link }, action.link)),
      ),
      h('p', { style: style.footer }, footer),
      stop && h('p', { style: style.footer }, h('a', { href: stop.link, style: style.stop }, stop.label)),
    ),
  );
}
