/**
 * The number by which German public bodies route their e-invoices: coarse and fine address with two check digits, e.g.
 * `04011000-1234512345-06`. Source: the format of KoSIT, check digits by ISO 7064 (MOD 97-10).
 */
export function isLeitwegId(typed: string): boolean {
  const id = typed.trim().toUpperCase();
  return /^\d{2,12}(-[0-9A-Z]{1,30})?-\d{2}$/.test(id) && remainder(id.replaceAll('-', '')) === 1;
}

/** Letters count from ten on, as two digits. */
function remainder(signs: string): number {
  let rest = 0;
  for (const sign of signs) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value < 10 ? 10 : 100) + value) % 97;
  }
  return rest;
}
