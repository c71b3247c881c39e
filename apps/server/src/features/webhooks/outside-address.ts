/** Which addresses of the network are outside: nobody gets to know by a webhook what stands beside this server. */
import { BlockList, isIP } from 'node:net';

const INSIDE_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of the global ones: those that carry another address in them, and those of documentation. */
const NOT_OUTSIDE_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const inside4 = listOf(INSIDE_4, 'ipv4');
const global6 = listOf(['2000::/3'], 'ipv6');
const notOutside6 = listOf(NOT_OUTSIDE_6, 'ipv6');

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits = ''] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}

/** False for what is no address at all. Of version 6 only what is routed worldwide, so nothing that stands for another one. */
export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !notOutside6.check(address, 'ipv6');
}

export function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** What staff typed, as it is called; undefined where it cannot be. Names are judged when they are called. */
export function parseWebhookUrl(typed: string, { loopback }: { readonly loopback: boolean }): string | undefined {
  if (!URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = loopback && (host === 'localhost' || isLoopback(host));
  if (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:')) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (!isHere && (isIP(host) === 0 ? !isPublicName(host) : !isOutside(host))) return undefined;
  url.hash = '';
  return url.href;
}

/** A name with a dot that is not of this machine or its network alone. */
function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '').toLowerCase();
  return name.includes('.') && !/\.(localhost|local|internal|home\.arpa|lan|onion)$/.test(name);
}
