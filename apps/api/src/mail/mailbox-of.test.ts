import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['Asha.Rao@Example.in', 'asha.rao@example.in'],
  ['asha+1@example.in', 'asha@example.in'],
  ['asha+a+b@example.in', 'asha@example.in'],
  ['as.ha.rao+x@Gmail.com', 'asharao@gmail.com'],
  ['Asha.Rao@GoogleMail.com', 'asharao@gmail.com'],
  ['+x@example.in', '@example.in'],
])('%s is delivered to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
