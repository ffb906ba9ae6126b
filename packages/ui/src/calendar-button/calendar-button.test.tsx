import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, oneBusyButton } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { CalendarButton } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const sampleFile = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const props = { fileName: 'day.ics', fileText: sampleFile };

describe('CalendarButton', () => {
  behavesAsComponent(CalendarButton, { props, busy: oneBusyButton });

  test('saves its text under the name of the file @wcag:2.1.1', async () => {
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
    render(<CalendarButton {...props} fileText={() => sampleFile} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(revoke).toHaveBeenCalled());
    expect(names).toEqual(['day.ics']);
    expect(contents[0]?.type).toBe('text/calendar;charset=utf-8');
    expect(await contents[0]?.text()).toBe(sampleFile);
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

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a file has a name
    void (<CalendarButton fileText="" />);
    // @ts-expect-error: its icon is fixed
    void (<CalendarButton {...props} icon={null} />);
  });
});
