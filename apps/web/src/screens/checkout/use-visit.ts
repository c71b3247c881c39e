import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { noteVisit, placedAt } from './placed-visits.ts';

/** What the router calls an entry that it has not made itself: two of them cannot be told apart. */
const UNNAMED = 'default';

/** The order that the checkout at this entry of the history has led to already, once somebody comes back to it; else null. */
export function useVisit(user: string, album: string): string | null {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  // As it was when one came: an order that is placed here goes to its page by itself.
  const order = useMemo(() => placedAt(sessionStorage, user, album, key), [user, album, key]);
  useEffect(() => {
    if (key === UNNAMED) void navigate(pathname + search, { replace: true });
    else if (order === null) noteVisit(sessionStorage, user, album, key);
  }, [key, order, user, album, navigate, pathname, search]);
  return order;
}
