import { useMediaQuery } from '@mantine/hooks';

/** Whether the summary lies in a bar below instead of beside. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
}
