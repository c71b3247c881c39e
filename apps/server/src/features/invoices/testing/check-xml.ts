/** What speaks against an e-invoice by the rules of EN 16931, as a program of others reads them; to the cent. */
import { FacturX } from 'factur-x-kit';

export async function faultsOf(xml: string): Promise<string[]> {
  const { valid, errors = [] } = (await FacturX.fromXML(xml)).validate();
  return valid ? [] : errors.map(({ path, message }) => `${path.join('/')} ${message}`);
}
