// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';
import type { Locale } from '../locale.ts';
import type { Namespace } from './keys.ts';

export const LOADERS: Record<Locale, Record<Namespace, () => Promise<{ messages: Messages }>>> = {
  de: {
    app: () => import('./de/app.ts'),
    editor: () => import('./de/editor.ts'),
    exports: () => import('./de/exports.ts'),
    identity: () => import('./de/identity.ts'),
    mail: () => import('./de/mail.ts'),
    problems: () => import('./de/problems.ts'),
    render: () => import('./de/render.ts'),
    toolbar: () => import('./de/toolbar.ts'),
    tools: () => import('./de/tools.ts'),
  },
  en: {
    app: () => import('./en/app.ts'),
    editor: () => import('./en/editor.ts'),
    exports: () => import('./en/exports.ts'),
    identity: () => import('./en/identity.ts'),
    mail: () => import('./en/mail.ts'),
    problems: () => import('./en/problems.ts'),
    render: () => import('./en/render.ts'),
    toolbar: () => import('./en/toolbar.ts'),
    tools: () => import('./en/tools.ts'),
  },
  fr: {
    app: () => import('./fr/app.ts'),
    editor: () => import('./fr/editor.ts'),
    exports: () => import('./fr/exports.ts'),
    identity: () => import('./fr/identity.ts'),
    mail: () => import('./fr/mail.ts'),
    problems: () => import('./fr/problems.ts'),
    render: () => import('./fr/render.ts'),
    toolbar: () => import('./fr/toolbar.ts'),
    tools: () => import('./fr/tools.ts'),
  },
  it: {
    app: () => import('./it/app.ts'),
    editor: () => import('./it/editor.ts'),
    exports: () => import('./it/exports.ts'),
    identity: () => import('./it/identity.ts'),
    mail: () => import('./it/mail.ts'),
    problems: () => import('./it/problems.ts'),
    render: () => import('./it/render.ts'),
    toolbar: () => import('./it/toolbar.ts'),
    tools: () => import('./it/tools.ts'),
  },
  pl: {
    app: () => import('./pl/app.ts'),
    editor: () => import('./pl/editor.ts'),
    exports: () => import('./pl/exports.ts'),
    identity: () => import('./pl/identity.ts'),
    mail: () => import('./pl/mail.ts'),
    problems: () => import('./pl/problems.ts'),
    render: () => import('./pl/render.ts'),
    toolbar: () => import('./pl/toolbar.ts'),
    tools: () => import('./pl/tools.ts'),
  },
};
