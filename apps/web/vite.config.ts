import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';
import { noCircles } from './no-circles.ts';

const root = import.meta.dirname;
/** Where the development server finds the API. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3001';
const hasRenderPage = existsSync(join(root, 'src/render/main.tsx'));

/** While developing, as the server does it in production: `/render/…` and `/s/…` have pages of their own, the rest is the app. */
const ownPages: Plugin = {
  name: 'figurina-own-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/render/')) request.url = '/render.html';
      if (request.url?.startsWith('/s/')) request.url = '/sticker-link.html';
      next();
    });
  },
};

export default defineConfig({
  root,
  plugins: [react(), ownPages, noCircles()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    // What the public form loads first is weighed by a test.
    manifest: true,
    rolldownOptions: {
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: ({ name }) => (name === 'consent' ? 'consent.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: chunkGroups({
            app: join(root, 'src/main.tsx'),
            apart: [
              'sticker-link/main.tsx',
              'render/main.tsx',
              'consent/plain-page.ts',
              'early-preview/send-for-preview.ts',
            ].map((name) => join(root, 'src', name)),
            screen: join(root, 'src/screens/album-preview/AlbumPreviewScreen.tsx'),
          }),
        },
      },
      input: {
        app: join(root, 'index.html'),
        'sticker-link': join(root, 'sticker-link.html'),
        // By a name that does not change, since the server's own pages name it.
        consent: join(root, 'src/consent/plain-page.ts'),
        // Named by the server in the page of a preview link.
        'early-preview': join(root, 'src/early-preview/send-for-preview.ts'),
        ...(hasRenderPage && { render: join(root, 'render.html') }),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: {
      '/v1': { target: api, ws: true },
      '/oidc': { target: api },
      // The front door is the server's own page.
      '^/(\\?.*)?$': { target: api },
      '/front/': { target: api },
    },
  },
});
