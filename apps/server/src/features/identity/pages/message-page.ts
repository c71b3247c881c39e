import { html } from '../../../platform/html/html.ts';
import { layout } from './layout.ts';
import type { PageTexts } from './texts.ts';

export interface Message {
  title: string;
  text: string;
  action: { label: string; href: string };
}

export function messagePage(texts: PageTexts, { title, text, action }: Message): string {
  return layout(texts, { title, lead: text, body: html`<a class="stamp" href="${action.href}">${action.label}</a>` });
}
