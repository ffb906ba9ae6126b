import { expect, test } from 'vitest';
import { clientIpOf, networkOf } from './address.ts';

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('%s is counted as %s', (ip, counted) => {
  expect(clientIpOf({ ip })).toBe(counted);
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['203.0.113.5', null],
  ['unknown', null],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
