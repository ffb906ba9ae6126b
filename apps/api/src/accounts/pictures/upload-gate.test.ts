import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../http/errors/app-error.ts';
import { UploadGate } from './upload-gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const megabyte = 1_000_000;
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);

/** A form at the gate. Its outcome is the status of an error, or 'complete'. */
function formAt(gate: UploadGate, ip = '203.0.113.5', length = 2 * megabyte) {
  const headers = { 'content-length': String(length) };
  const request = Object.assign(new EventEmitter(), { headers, ip });
  const response = Object.assign(new EventEmitter(), { set: vi.fn() });
  let complete = (): void => undefined;
  const form = {
    outcome: null as number | 'complete' | null,
    closes: () => response.set.mock.calls.some((call) => call.join(': ') === 'Connection: close'),
    receive: (bytes: number) => void request.emit('data', Buffer.alloc(bytes)),
    complete: () => complete(),
    answered: () => void response.emit('close'),
  };
  const guard = gate.guard((_request, _response, next) => {
    complete = () => next();
  });
  void guard(request as unknown as Request, response as unknown as Response, (error?: unknown) => {
    form.outcome = error instanceof AppError ? error.facts.status : 'complete';
  });
  return form;
}

describe('a form', () => {
  test('of 300 kB is complete although it arrives with 8 kB a second', () => {
    const form = formAt(new UploadGate());
    for (let sent = 0; sent < 300; sent += 2) {
      form.receive(2000);
      seconds(0.25);
    }
    form.complete();
    expect(form.outcome).toBe('complete');
  });

  test('may pause for nine seconds, and is refused after eleven', () => {
    const form = formAt(new UploadGate());
    form.receive(100_000);
    seconds(9);
    form.receive(100_000);
    seconds(9);
    expect(form.outcome).toBeNull();
    seconds(2);
    expect(form.outcome).toBe(408);
    expect(form.closes()).toBe(true);
  });

  test('of one byte every four seconds is refused after eleven', () => {
    const form = formAt(new UploadGate());
    for (let time = 0; time < 11; time += 1) {
      if (time % 4 === 0) form.receive(1);
      expect(form.outcome).toBeNull();
      seconds(1);
    }
    expect(form.outcome).toBe(408);
  });

  test('is refused after two minutes, however steadily it arrives', () => {
    const form = formAt(new UploadGate());
    for (let time = 0; time < 120; time += 1) {
      form.receive(2000);
      seconds(1);
    }
    expect(form.outcome).toBe(408);
  });

  test('is not refused while its request is handled', () => {
    const form = formAt(new UploadGate());
    form.receive(3000);
    form.complete();
    seconds(200);
    expect(form.outcome).toBe('complete');
    expect(form.closes()).toBe(false);
  });
});

describe('forms that together are too large for memory', () => {
  const addresses = (count: number, make: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at));
  /** Sends 2 MB from each address until a form is refused, and returns how many were not. */
  const accepted = (ips: string[]) => {
    const gate = new UploadGate();
    const forms = ips.map((ip) => {
      const form = formAt(gate, ip);
      form.receive(2 * megabyte);
      return form;
    });
    return forms.filter(({ outcome }) => outcome === null).length;
  };

  test.each([
    ['one address', 7, addresses(20, () => '203.0.113.5')],
    ['one IPv6 network of /64', 7, addresses(20, (at) => `2001:db8:1:2::${at}`)],
    ['the /64 networks of one /48', 15, addresses(30, (at) => `2001:db8:1:${at}::1`)],
    ['all addresses', 23, addresses(30, (at) => `203.0.113.${at}`)],
  ])('from %s are limited to %i of 2 MB', (_whose, count, ips) => {
    expect(accepted(ips)).toBe(count);
  });

  test('lose the slowest, in whatever order they came', () => {
    const gate = new UploadGate();
    const steady = formAt(gate, '203.0.113.1');
    steady.receive(2000);
    const slow = addresses(1000, (at) => `198.51.100.${at % 250}`).map((ip) =>
      formAt(gate, ip, 9000),
    );
    seconds(5);
    steady.receive(8000);
    const others = addresses(20, (at) => `192.0.2.${at}`).map((ip) => formAt(gate, ip));
    for (const form of others) form.receive(2 * megabyte);
    expect(slow.some(({ outcome }) => outcome === 503)).toBe(true);
    expect([steady, ...others].map(({ outcome }) => outcome)).toEqual(Array(21).fill(null));
  });

  test('lose those of the address that has the most if none is slow, and of these the last', () => {
    const gate = new UploadGate();
    const greedy = addresses(18, (at) => `198.51.100.${at % 3}`).map((ip) => formAt(gate, ip));
    const first = formAt(gate, '198.51.100.0');
    for (const form of [...greedy, first]) form.receive(2.45 * megabyte);
    const modest = formAt(gate, '203.0.113.5');
    modest.receive(2 * megabyte);
    expect(first.outcome).toBe(503);
    expect([modest, ...greedy].every(({ outcome }) => outcome === null)).toBe(true);
  });

  test('of one address lose a slow one to a new one', () => {
    const gate = new UploadGate();
    const slow = addresses(7, () => '203.0.113.5').map((ip) => formAt(gate, ip));
    seconds(2);
    expect(formAt(gate).outcome).toBeNull();
    expect(slow.filter(({ outcome }) => outcome === 503)).toHaveLength(1);
  });

  test('leave memory to others once they are answered', () => {
    const gate = new UploadGate();
    const forms = addresses(7, () => '203.0.113.5').map((ip) => formAt(gate, ip));
    for (const form of forms) form.complete();
    expect(formAt(gate).outcome).toBe(503);
    for (const form of forms) form.answered();
    expect(formAt(gate).outcome).toBeNull();
  });
});

test('a form that is announced as too large is refused unread', () => {
  expect(() => formAt(new UploadGate(), '203.0.113.5', 6 * megabyte)).toThrow(AppError);
});
