import { useMediaQuery } from '@mantine/hooks';

/** Whether the editor is the reduced one for phones. */
export function useIsMobile(): boolean {
  return useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
}
