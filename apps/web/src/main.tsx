import '@figurina/ui/style.css';
import './app/app.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppProviders } from './app/AppProviders.tsx';
import { watchPage } from './page-reports/watch-page.ts';
import { createServices } from './app/create-services.ts';
import { createRoutes } from './routes.tsx';

watchPage(window);
const services = await createServices({ window });
const router = createBrowserRouter(createRoutes(services));
// What the server put into the page stays until there is something to show instead: see its page of previews.
await new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const end = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    end();
    resolve();
  });
});
createRoot(document.getElementById('root')!).render(
  <AppProviders services={services}>
    <RouterProvider router={router} />
  </AppProviders>,
);
