import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { HoraList } from './index.ts';
import { sampleHoras, sampleNow } from './hora-list.samples.ts';
import { hi } from '../messages-hi/index.ts';

const props = {
  title: 'Hora Muhurat',
  horas: sampleHoras,
  timeZone: 'Asia/Kolkata',
  now: sampleNow,
};

describe('HoraList', () => {
  behavesAsComponent(HoraList, { props });

  test('lists twelve hours of the day and twelve of the night [S1-400] @wcag:1.3.1', () => {
    render(<HoraList {...props} />);
    for (const name of ['Day 6:05 am to 6:41 pm', 'Night 6:41 pm to 6:04 am tomorrow']) {
      expect(within(screen.getByRole('group', { name })).getAllByRole('listitem')).toHaveLength(12);
    }
  });

  test('an hour has its planet, start, end, lucky gem and benefits [S1-375]', () => {
    render(<HoraList {...props} />);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Sun 6:05 to 7:08 amLucky gem: RubyOffices of state, new posts$/,
    );
  });

  test('each planet has its colour and its shape [S1-376] @wcag:1.4.1', () => {
    render(<HoraList {...props} />);
    const week = screen.getAllByRole('listitem').slice(0, 7);
    expect(new Set(week.map(({ className }) => className)).size).toBe(7);
    expect(new Set(week.map((item) => item.querySelector('svg')?.innerHTML)).size).toBe(7);
  });

  test('shows which one is running and until when', () => {
    render(<HoraList {...props} />);
    expect(document.querySelector('[data-part="running"]')).toHaveTextContent(
      'Hora of Saturn now, until 11:20 am',
    );
    const running = screen.getAllByRole('listitem', { current: 'time' });
    expect(running).toHaveLength(1);
    expect(running[0]).toHaveTextContent(/^Saturn Now/);
  });

  test('a new hour is announced politely, the first is not @wcag:4.1.3', () => {
    const { rerender } = render(<HoraList {...props} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<HoraList {...props} now="2025-04-06T05:51:00Z" />);
    expect(screen.getByRole('status')).toHaveTextContent('Hora of Jupiter now, until 12:23 pm');
    rerender(<HoraList {...props} now="2025-05-06T05:51:00Z" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('another day has no running hour', () => {
    render(<HoraList {...props} now="2025-05-06T05:19:00Z" />);
    expect(screen.queryByRole('listitem', { current: 'time' })).not.toBeInTheDocument();
  });

  test('without gem and benefits it is planet and time; without hours nothing', () => {
    const { rerender } = render(
      <HoraList
        {...props}
        hourCycle="h23"
        horas={sampleHoras.slice(12, 13).map(({ lord, start, end, half }) => ({
          lord,
          start,
          end,
          half,
        }))}
      />,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Jupiter 18:41 to 19:37$/);
    rerender(<HoraList {...props} horas={[]} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <HoraList {...props} />
      </I18nProvider>,
    );
    expect(document.querySelector('[data-part="running"]')).toHaveTextContent(
      'अभी शनि की होरा, सुबह 11:20 तक',
    );
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: without a title the group has no name
    void (<HoraList horas={[]} timeZone="Asia/Kolkata" />);
    void (
      <HoraList
        title="Hora"
        timeZone="Asia/Kolkata"
        // @ts-expect-error: Rahu rules no hour
        horas={[{ lord: 'rahu', start: '', end: '', half: 'day' }]}
      />
    );
  });
});
