import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, oneBusyButton } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { sampleEvents } from './calendar-button.samples.ts';
import { CalendarButton, calendarFile } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const props = { fileName: 'day.ics', product: 'Jyoti', events: sampleEvents };

describe('CalendarButton', () => {
  behavesAsComponent(CalendarButton, { props, busy: oneBusyButton });

  test('saves its entries under the name of the file @wcag:2.1.1', async () => {
    const contents: Blob[] = [];
    const names: string[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      contents.push(content as Blob);
      return 'blob:sample';
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    render(<CalendarButton {...props} events={() => sampleEvents} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(revoke).toHaveBeenCalled());
    expect(names).toEqual(['day.ics']);
    expect(contents[0]?.type).toBe('text/calendar;charset=utf-8');
    expect(await contents[0]?.text()).toContain('SUMMARY:Rudrabhishek');
    for (const spy of [create, revoke, click]) spy.mockRestore();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <CalendarButton {...props} />
      </I18nProvider>,
    );
    expect(screen.getByRole('button', { name: 'कैलेंडर में जोड़ें' })).toBeVisible();
  });
});

const made = new Date('2025-04-01T10:20:30.400Z');
const octets = (line: string) => new TextEncoder().encode(line).length;
const file = (title: string) => calendarFile('Jyoti', [{ ...sampleEvents[1]!, title }], made);

describe('calendarFile (RFC 5545)', () => {
  test('lines end in CRLF, and the file is one calendar of version 2.0', () => {
    const text = file('Rahu Kaal');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  test('an entry with an alarm reminds so many minutes before it (3.6.6)', () => {
    const text = calendarFile('Jyoti', [{ ...sampleEvents[1]!, alarm: 60 }], made);
    expect(text).toContain(
      'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Rahu Kaal\r\nTRIGGER:-PT60M\r\nEND:VALARM\r\nEND:VEVENT',
    );
    expect(file('Rahu Kaal')).not.toContain('VALARM');
  });

  test('times are UTC timestamps, an all-day entry is a date', () => {
    const text = calendarFile('Jyoti', sampleEvents, made);
    expect(text).toContain('\r\nDTSTART:20261130T022800Z\r\nDTEND:20261130T034700Z\r\n');
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n');
    expect(text).toContain('\r\nDTSTAMP:20250401T102030Z\r\n');
  });

  test('commas, semicolons, backslashes and line breaks are escaped', () => {
    const event = { ...sampleEvents[1]!, title: 'a\\b', description: 'First line\nsecond' };
    const text = calendarFile('Jyoti', [event], made);
    expect(text).toContain('LOCATION:New Delhi\\, Delhi\\; India\r\n');
    expect(text).toContain('DESCRIPTION:First line\\nsecond\r\n');
    expect(text).toContain('SUMMARY:a\\\\b\r\n');
  });

  test('no line is longer than 75 octets, no character is split, and unfolding restores the text', () => {
    const title = 'राहु काल और यमगण्ड '.repeat(12).trim();
    const text = file(title);
    for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a file has a name
    void (<CalendarButton product="Jyoti" events={[]} />);
    // @ts-expect-error: its icon is fixed
    void (<CalendarButton {...props} icon={null} />);
  });
});
