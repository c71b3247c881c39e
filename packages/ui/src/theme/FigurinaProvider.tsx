import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useEffect } from 'react';
import { TOAST_MS } from '../parts/toast.ts';
import { followPointer } from './follow-pointer.ts';
import { styleNonce } from './style-nonce.ts';
import { theme } from './theme.ts';

/** The theme, and the place where toasts appear. Wraps the whole of an entry. */
export function FigurinaProvider({ children }: { children: ReactNode }) {
  useEffect(followPointer, []);
  return (
    <MantineProvider theme={theme} defaultColorScheme="light" forceColorScheme="light" getStyleNonce={styleNonce}>
      {children}
      <Notifications position="bottom-left" autoClose={TOAST_MS} limit={3} />
    </MantineProvider>
  );
}
