import { FigurinaProvider } from '@figurina/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ServicesContext, type Services } from './services.ts';

/** Everything a screen stands on. Tests wrap their screen in it too. */
export function AppProviders({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <FigurinaProvider>{children}</FigurinaProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
