/** What every screen may use, made once in main.tsx and handed down. */
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Api } from '../api/api.ts';
import type { Session } from '../session/session.ts';
import type { Language } from './language.ts';

export interface Services {
  api: Api;
  session: Session;
  language: Language;
  queries: QueryClient;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services here: wrap the tree in AppProviders');
  return services;
}
