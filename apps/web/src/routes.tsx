import { redirect, type RouteObject } from 'react-router';
import { Measured } from './analytics/Measured.tsx';
import { AdminOnly } from './app/AdminOnly.tsx';
import { ErrorScreen } from './app/ErrorScreen.tsx';
import type { Services } from './app/services.ts';
import { ShellLayout } from './app/ShellLayout.tsx';
import { EDITOR_TEXTS } from './screens/album-editor/editor-texts.ts';
import { sendForAlbum } from './screens/album-editor/session/connection/album-on-its-way.ts';
import { CHECKOUT_TEXTS } from './screens/checkout/checkout-texts.ts';
import { openPreview } from './screens/album-preview/open-preview.ts';
import { WIZARD_TEXTS } from './screens/album-new/wizard-texts.ts';
import { invitedHints } from './screens/invitation/invited-hints.ts';
import { keptEmail } from './screens/album-new/wizard-session.ts';
import { askedToSignUp, frontDoor, requireSignIn } from './session/require-sign-in.ts';

/** Every address of the app. Screens are loaded when they are visited. */
export function createRoutes(services: Services): RouteObject[] {
  const signedIn = requireSignIn(services.session, askedToSignUp);
  return [
    {
      element: <Measured />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <></>,
      children: [
        { path: 'auth/callback', lazy: async () => import('./session/CallbackScreen.tsx') },
        {
          // The texts of the wizard come with its screens.
          loader: async () => services.language.load(WIZARD_TEXTS).then(() => null),
          shouldRevalidate: () => false,
          children: [
            { path: 'album/new/data', lazy: async () => import('./screens/album-new/AlbumDataScreen.tsx') },
            { path: 'album/new/people', lazy: async () => import('./screens/album-new/AlbumPeopleScreen.tsx') },
            { path: 'album/new/drafts', lazy: async () => import('./screens/album-new/AlbumDraftsScreen.tsx') },
            {
              path: 'album/new/confirm',
              // Who comes from the wizard is new more often than not.
              loader: requireSignIn(services.session, () => ({ signUp: true, email: keptEmail(localStorage) })),
              shouldRevalidate: () => false,
              lazy: async () => import('./screens/album-new/AlbumConfirmScreen.tsx'),
            },
            { path: 'album/new/:key?', lazy: async () => import('./screens/album-new/AlbumNewScreen.tsx') },
          ],
        },
        {
          path: 'blueprint_preview',
          lazy: async () => import('./screens/album-new/BlueprintPreviewScreen.tsx'),
        },
        {
          path: 'help/:topic?',
          lazy: async () => {
            const [Component] = await Promise.all([
              import('./screens/help/HelpScreen.tsx').then(({ HelpScreen }) => HelpScreen),
              services.language.load(['help']),
            ]);
            return { Component };
          },
        },
        {
          // Before the editor's own addresses, which would take it behind the sign-in.
          path: 'album/:albumId/preview/:token',
          loader: openPreview(services),
          lazy: async () => {
            const [Component] = await Promise.all([
              import('./screens/album-preview/AlbumPreviewScreen.tsx').then(
                ({ AlbumPreviewScreen }) => AlbumPreviewScreen,
              ),
              services.language.load(['book']),
            ]);
            return { Component };
          },
        },
        {
          path: 'proof/:token',
          lazy: async () => {
            const [Component] = await Promise.all([
              import('./screens/proof/ProofScreen.tsx').then(({ ProofScreen }) => ProofScreen),
              services.language.load(['proof']),
            ]);
            return { Component };
          },
        },
        {
          path: 'invoice/:token',
          lazy: async () => {
            const [Component] = await Promise.all([
              import('./screens/invoice/InvoiceScreen.tsx').then(({ InvoiceScreen }) => InvoiceScreen),
              services.language.load(['invoice']),
            ]);
            return { Component };
          },
        },
        {
          path: 'order/:token',
          lazy: async () => {
            const [Component] = await Promise.all([
              import('./screens/order-status/OrderStatusScreen.tsx').then(({ OrderStatusScreen }) => OrderStatusScreen),
              services.language.load(['order_pages']),
            ]);
            return { Component };
          },
        },
        {
          path: 'join/:token',
          lazy: async () => {
            const [Component] = await Promise.all([
              import('./screens/join/JoinScreen.tsx').then(({ JoinScreen }) => JoinScreen),
              services.language.load(['join', 'address']),
            ]);
            return { Component };
          },
        },
        {
          path: 'join/order/:token',
          lazy: async () => {
            const [Component] = await Promise.all([
              import('./screens/join/OwnOrderScreen.tsx').then(({ OwnOrderScreen }) => OwnOrderScreen),
              services.language.load(['join']),
            ]);
            return { Component };
          },
        },
        {
          path: 'affiliate',
          lazy: async () => {
            const [Component] = await Promise.all([
              import('./screens/partners/affiliate/AffiliateScreen.tsx').then(({ AffiliateScreen }) => AffiliateScreen),
              services.language.load(['affiliate']),
            ]);
            return { Component };
          },
        },
        { path: 'no-mails/:token', lazy: async () => import('./screens/no-mails/NoMailsScreen.tsx') },
        {
          path: 'invitations/:token/accept',
          lazy: async () => {
            const [Component] = await Promise.all([
              import('./screens/invitation/InvitationAcceptScreen.tsx').then(
                ({ InvitationAcceptScreen }) => InvitationAcceptScreen,
              ),
              services.language.load(['invitation']),
            ]);
            return { Component };
          },
        },
        {
          path: 'invitations/:token/confirm',
          loader: requireSignIn(services.session, invitedHints(services.api)),
          shouldRevalidate: () => false,
          lazy: async () => {
            const [Component] = await Promise.all([
              import('./screens/invitation/InvitationConfirmScreen.tsx').then(
                ({ InvitationConfirmScreen }) => InvitationConfirmScreen,
              ),
              services.language.load(['invitation']),
            ]);
            return { Component };
          },
        },
        {
          index: true,
          loader: frontDoor(services.session),
        },
        {
          loader: signedIn,
          shouldRevalidate: () => false,
          children: [
            { path: 'profile/activate', lazy: async () => import('./screens/start/ActivateScreen.tsx') },
            {
              // Before the editor's own addresses, of which it is none.
              path: 'album/:albumId/checkout',
              lazy: async () => {
                const [Component] = await Promise.all([
                  import('./screens/checkout/CheckoutScreen.tsx').then(({ CheckoutScreen }) => CheckoutScreen),
                  services.language.load(CHECKOUT_TEXTS),
                ]);
                return { Component };
              },
            },
            {
              path: 'album/:albumId/together',
              lazy: async () => {
                const [Component] = await Promise.all([
                  import('./screens/together/TogetherScreen.tsx').then(({ TogetherScreen }) => TogetherScreen),
                  services.language.load(['together']),
                ]);
                return { Component };
              },
            },
            {
              // What lies in the album is told apart inside: settings lie over the room that one comes from.
              path: 'album/:albumId/*',
              // The album comes while the editor's code does.
              loader: async ({ params: { albumId = '' } }) => {
                if (await services.session.accessToken()) sendForAlbum(services, albumId);
                return null;
              },
              shouldRevalidate: ({ currentParams, nextParams }) => currentParams['albumId'] !== nextParams['albumId'],
              lazy: async () => {
                const [Component] = await Promise.all([
                  import('./screens/album-editor/AlbumEditorScreen.tsx').then(({ Component }) => Component),
                  services.language.load(EDITOR_TEXTS),
                ]);
                return { Component };
              },
            },
            {
              element: <ShellLayout />,
              children: [
                { path: 'start', lazy: async () => import('./screens/start/StartScreen.tsx') },
                {
                  // The texts of orders come with their pages.
                  loader: async () => services.language.load(['order_pages', 'address', 'profile']).then(() => null),
                  shouldRevalidate: () => false,
                  children: [
                    { path: 'orders', lazy: async () => import('./screens/orders/OrdersScreen.tsx') },
                    { path: 'orders/:orderId', lazy: async () => import('./screens/order/OrderScreen.tsx') },
                    { path: 'profile/*', lazy: async () => import('./screens/profile/ProfileScreen.tsx') },
                  ],
                },
                {
                  element: <AdminOnly />,
                  children: [
                    {
                      path: 'dashboard',
                      loader: async () => services.language.load(['dashboard']).then(() => null),
                      shouldRevalidate: () => false,
                      lazy: async () => import('./screens/dashboard/DashboardScreen.tsx'),
                    },
                    {
                      path: 'orders/trash',
                      loader: async () => services.language.load(['order_desk']).then(() => null),
                      shouldRevalidate: () => false,
                      lazy: async () => import('./screens/order-trash/OrderTrashScreen.tsx'),
                    },
                    { path: 'mails/:mailId?', lazy: async () => import('./screens/mail-outbox/MailOutboxScreen.tsx') },
                    {
                      path: 'vouchers',
                      loader: async () => services.language.load(['vouchers']).then(() => null),
                      shouldRevalidate: () => false,
                      lazy: async () => import('./screens/vouchers/VouchersScreen.tsx'),
                    },
                    {
                      path: 'partners',
                      loader: async () => services.language.load(['partners']).then(() => null),
                      shouldRevalidate: () => false,
                      lazy: async () => import('./screens/partners/PartnersScreen.tsx'),
                    },
                    {
                      path: 'integrations',
                      loader: async () => services.language.load(['integrations', 'orders']).then(() => null),
                      shouldRevalidate: () => false,
                      children: [
                        { index: true, lazy: async () => import('./screens/integrations/IntegrationsScreen.tsx') },
                        {
                          path: ':webhookId',
                          lazy: async () => import('./screens/integrations/webhooks/WebhookScreen.tsx'),
                        },
                      ],
                    },
                    {
                      path: 'offers',
                      loader: async () => services.language.load(['offers']).then(() => null),
                      shouldRevalidate: () => false,
                      lazy: async () => import('./screens/offers/OffersScreen.tsx'),
                    },
                    {
                      path: 'price-lists',
                      // The scope of an order is typed as for a quote.
                      loader: async () => services.language.load(['price_lists', 'offers']).then(() => null),
                      shouldRevalidate: () => false,
                      lazy: async () => import('./screens/price-lists/PriceListsScreen.tsx'),
                    },
                    {
                      loader: async () => services.language.load(['customers']).then(() => null),
                      shouldRevalidate: () => false,
                      children: [
                        { path: 'customers', lazy: async () => import('./screens/customers/CustomersScreen.tsx') },
                        {
                          path: 'customers/:customerId',
                          lazy: async () => import('./screens/customers/customer/CustomerScreen.tsx'),
                        },
                      ],
                    },
                    {
                      path: 'status',
                      loader: async () => services.language.load(['status']).then(() => null),
                      shouldRevalidate: () => false,
                      lazy: async () => import('./screens/status/StatusScreen.tsx'),
                    },
                    {
                      path: 'audit-log',
                      loader: async () => services.language.load(['audit']).then(() => null),
                      shouldRevalidate: () => false,
                      lazy: async () => import('./screens/audit-log/AuditLogScreen.tsx'),
                    },
                  ],
                },
              ],
            },
          ],
        },
        { path: '*', loader: () => redirect('/start') },
      ],
    },
  ];
}
