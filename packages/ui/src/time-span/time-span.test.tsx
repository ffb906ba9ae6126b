import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { TimeSpan, zonedTime } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const props = {
  start: '2025-04-06T11:36:00Z',
  end: '2025-04-06T13:11:00Z',
  timeZone: 'Asia/Kolkata',
};

describe('TimeSpan', () => {
  behavesAsComponent(TimeSpan, { props });

  test('shows start and end in the local time of the place', () => {
    render(<TimeSpan {...props} />);
    expect(screen.getByText('5:06 pm to 6:41 pm')).toBeInTheDocument();
  });

  test('shows the day if it is another one', () => {
    render(
      <TimeSpan
        end="2025-04-07T00:54:00Z"
        timeZone="Asia/Kolkata"
        day="2025-04-06"
        now="2025-04-06T05:00:00Z"
        hourCycle="h23"
      />,
    );
    expect(screen.getByText('until 06:24 tomorrow')).toBeInTheDocument();
  });

  test.each([
    ['+04:38:26', '1869-10-02T02:33:34Z', { date: '1869-10-02', hour: 7, minute: 12, second: 0 }],
    ['-15:56:04', '1840-01-01T12:00:00Z', { date: '1839-12-31', hour: 20, minute: 3, second: 56 }],
    ['+05:30', '2026-11-24T18:30:00Z', { date: '2026-11-25', hour: 0, minute: 0, second: 0 }],
  ])('takes the fixed offset %s, seconds and all', (timeZone, instant, clock) => {
    expect(zonedTime(instant, timeZone)).toEqual(clock);
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <TimeSpan {...props} />
      </I18nProvider>,
    );
    expect(screen.getByText('शाम 5:06 से शाम 6:41')).toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a span needs a start or an end
    void (<TimeSpan timeZone="Asia/Kolkata" />);
    // @ts-expect-error: an instant has no clock time without a time zone
    void (<TimeSpan start="2025-04-06T11:36:00Z" />);
  });
});
