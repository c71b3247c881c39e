import type { Category } from '@figurina/album';
import type { Order } from '@figurina/contract';
import { COUNTRIES, COUNTRY_FACTS, type Country, plannedOrNone } from '@figurina/commerce';
import type { Api } from '../../../api/api.ts';
import type { TypedContact } from '../checkout-draft.ts';

/** What is known before anything is typed: of the album, of the order before, of the person. */
export interface Known {
  readonly contact: TypedContact;
  /** The album's event; null as well where no days are counted back from it. */
  readonly eventDate: string | null;
  readonly category: Category | null;
}

/** None of it is needed: what cannot be had stays empty. */
export async function readKnown(api: Api, albumId: string, email: string, signal: AbortSignal): Promise<Known> {
  const [album, order] = await Promise.all([
    api.albums.readHead({ params: { id: albumId } }, { signal }).then(
      (answer) => answer.album,
      () => null,
    ),
    lastOrder(api, signal).catch(() => null),
  ]);
  const organization = album?.organization?.name;
  return {
    contact: { ...(order && contactOf(order)), ...(organization && { organization }), ...(email && { email }) },
    eventDate: plannedOrNone(album?.release_date ?? null),
    category: album?.blueprint_category ?? null,
  };
}

async function lastOrder(api: Api, signal: AbortSignal): Promise<Order | null> {
  const { orders } = await api.orders.list({ query: { page: 1, per: 1 } }, { signal });
  return orders[0] ? (await api.orders.read({ params: { id: orders[0].id } }, { signal })).order : null;
}

function contactOf({ shipping_address: address }: Order): TypedContact {
  const country = COUNTRIES.find((one) => one === address.country_code);
  const { area, phone } = splitPhone(address.phone);
  return {
    organization: address.organization,
    firstName: address.first_name,
    lastName: address.last_name,
    address1: address.address1,
    address2: address.address2,
    zipCode: address.zip_code,
    city: address.city,
    phone,
    ...(area && { area }),
    ...(country && { countryCode: country }),
  };
}

/** The prefix and the number of one that went over the wire; the number alone where the prefix is none of ours. */
export function splitPhone(wire: string): { area: Country | null; phone: string } {
  const area = COUNTRIES.find((one) => wire.startsWith(dialled(one))) ?? null;
  return { area, phone: area ? wire.slice(dialled(area).length) : wire };
}

function dialled(country: Country): string {
  return COUNTRY_FACTS[country].prefix.replace('+', '00');
}
