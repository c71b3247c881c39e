/** The price lists of the house, as they are when it starts. */
import { type PriceList, readPriceLists } from '@figurina/commerce';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../../content/price-lists');

/** Throws where one is wrong: a server that would charge the wrong price does not start. */
export function priceLists(folder = FOLDER): PriceList[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return readPriceLists(files.toSorted().map((name): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
