import type { Country } from '@figurina/commerce';
import AT from 'country-flag-icons/string/3x2/AT';
import BE from 'country-flag-icons/string/3x2/BE';
import CH from 'country-flag-icons/string/3x2/CH';
import CZ from 'country-flag-icons/string/3x2/CZ';
import DE from 'country-flag-icons/string/3x2/DE';
import ES from 'country-flag-icons/string/3x2/ES';
import FI from 'country-flag-icons/string/3x2/FI';
import FR from 'country-flag-icons/string/3x2/FR';
import IE from 'country-flag-icons/string/3x2/IE';
import IT from 'country-flag-icons/string/3x2/IT';
import LU from 'country-flag-icons/string/3x2/LU';
import NL from 'country-flag-icons/string/3x2/NL';
import PL from 'country-flag-icons/string/3x2/PL';
import RO from 'country-flag-icons/string/3x2/RO';

const FLAGS: Record<Country, string> = { DE, CH, AT, LU, FR, NL, BE, IE, FI, IT, PL, ES, CZ, RO };

/** The flag of a country; its name always stands beside it. */
export function CountryFlag({ country }: { country: Country }) {
  const address = `data:image/svg+xml,${encodeURIComponent(FLAGS[country])}`;
  return <img className="address-flag" src={address} alt="" width={24} height={16} />;
}
