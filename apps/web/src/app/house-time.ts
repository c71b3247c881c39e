/** Moments by the clock of the house: staff and customers read the same, wherever they are. */
import { houseClock } from '@figurina/commerce';
import { formatDate } from '@figurina/locales';

/** `9.11.2026`. */
export function houseDate(moment: string): string {
  return formatDate(houseClock(new Date(moment)).day);
}

/** `9.11.2026, 07:05`. */
export function houseDateTime(moment: string): string {
  const { day, hour, minute } = houseClock(new Date(moment));
  return `${formatDate(day)}, ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`;
}
