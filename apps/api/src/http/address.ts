import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The client address, as reported by trusted proxies: an IPv4 address, or the /64 network of an IPv6 address,
 * all of which one client may have.
 */
export function clientIpOf(request: Pick<Request, 'ip'>): string {
  const ip = request.ip ?? 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The /48 network of an IPv6 address from `clientIpOf`, since a customer may have all 65,536 of its /64
 * networks; `null` for IPv4.
 */
export function networkOf(address: string): string | null {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(address)?.[1];
  return groups === undefined ? null : `${groups}::/48`;
}
