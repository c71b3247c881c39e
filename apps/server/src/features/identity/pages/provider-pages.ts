/** What oidc-provider shows by itself, in our look: signing out, and what went wrong. */
import { isLocale, negotiateLocale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../../platform/db/schema.ts';
import { endSession } from '../provider/browser-session.ts';
import type { ProviderPages } from '../provider/provider.ts';
import type { Disconnect } from '../sign-ins/sign-ins.ts';
import { messagePage } from './message-page.ts';
import { APP_START } from './paths.ts';
import { signOutPage } from './sign-out-page.ts';
import { pageTexts, type PageTexts } from './texts.ts';

export function createProviderPages(db: Kysely<Database>, disconnect: Disconnect): ProviderPages {
  return {
    async error(ctx, code) {
      const texts = await textsOf(ctx);
      const { t } = texts;
      const expired = ctx.status === 400 && code === 'invalid_request' && ctx.path.startsWith('/auth/');
      const page = {
        title: t(expired ? 'identity.expired.title' : 'identity.error.title'),
        text: t(expired ? 'identity.expired.text' : 'identity.error.text'),
        action: { label: t('identity.go_on'), href: APP_START },
      };
      show(ctx, messagePage(texts, page));
    },
    async signOut(ctx, form) {
      if (await endSession(db, ctx, disconnect)) return;
      show(ctx, signOutPage(await textsOf(ctx), form));
    },
    async signedOut(ctx) {
      const texts = await textsOf(ctx);
      const { t } = texts;
      const action = { label: t('identity.go_on'), href: APP_START };
      show(
        ctx,
        messagePage(texts, { title: t('identity.signed_out.title'), text: t('identity.signed_out.text'), action }),
      );
    },
  };
}

function show(ctx: KoaContextWithOIDC, page: string): void {
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = page;
}

async function textsOf(ctx: KoaContextWithOIDC): Promise<PageTexts> {
  const { lang, ui_locales: wanted } = ctx.query;
  const asked = typeof lang === 'string' ? lang : typeof wanted === 'string' ? wanted.slice(0, 2) : '';
  return pageTexts(isLocale(asked) ? asked : negotiateLocale(ctx.get('accept-language')));
}
