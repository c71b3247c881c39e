import { useMediaQuery } from '@mantine/hooks';

/** Whether the editor is the reduced one for phones. */
export function useIsMobile(): boolean {
  return useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
}

/** Whether the bar on top has room for little more than the album's title. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false });
}
