import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { TimeSpan } from './index.ts';

const props = {
  start: '2025-04-06T11:36:00Z',
  end: '2025-04-06T13:11:00Z',
  timeZone: 'Asia/Kolkata',
};

describe('TimeSpan', () => {
  behavesAsComponent(TimeSpan, { props });

  test('says from when to when by the clocks of the place', () => {
    render(<TimeSpan {...props} />);
    expect(screen.getByText('5:06 pm to 6:41 pm')).toBeInTheDocument();
  });

  test('says the day where it is another one', () => {
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

  test('speaks Hindi', () => {
    render(
      <I18nProvider language="hi">
        <TimeSpan {...props} />
      </I18nProvider>,
    );
    expect(screen.getByText('शाम 5:06 से शाम 6:41')).toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a span has a start or an end
    void (<TimeSpan timeZone="Asia/Kolkata" />);
    // @ts-expect-error: an instant has no clock time without a place
    void (<TimeSpan start="2025-04-06T11:36:00Z" />);
  });
});
