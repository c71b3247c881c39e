import type { LegalPage } from '@figurina/contract';
import { useConfig } from './use-config.ts';

/** Those of these pages that the operator has, in their order; none until that is known. */
export function useLegalPages(wanted: readonly LegalPage[]): readonly LegalPage[] {
  const config = useConfig();
  return wanted.filter((page) => config?.legal_pages.includes(page));
}
