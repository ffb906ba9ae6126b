import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { sceneSubjects, SkyCaption, SkyScene } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('SkyScene', () => {
  behavesAsComponent(SkyScene, { props: { subject: 'observatory' } });

  test.each(sceneSubjects)(
    '%s is decoration, hidden from screen readers @wcag:1.1.1',
    (subject) => {
      const { container } = render(<SkyScene subject={subject} />);
      expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    },
  );

  test('the ring shows only grahas above the horizon', () => {
    const { container } = render(
      <SkyScene
        subject="observatory"
        ascendant={100}
        grahas={[
          { graha: 'moon', longitude: 10 },
          { graha: 'mars', longitude: 190 },
        ]}
      />,
    );
    expect(container.querySelectorAll('[data-part="graha-glyph"]')).toHaveLength(1);
  });
});

const night = {
  at: '2026-11-24T04:10:00+05:30',
  timeZone: 'Asia/Kolkata',
  place: 'Ujjain',
  ascendant: 100,
};

describe('SkyCaption', () => {
  behavesAsComponent(SkyCaption, { props: { ...night, grahas: [] } });

  test('names place, time and what is up, from the east to the west @wcag:1.1.1', () => {
    render(
      <SkyCaption
        {...night}
        grahas={[
          { graha: 'saturn', longitude: 340 },
          { graha: 'moon', longitude: 10 },
          { graha: 'mars', longitude: 190 },
        ]}
      />,
    );
    expect(screen.getByText(/The sky over Ujjain/).closest('p')).toHaveTextContent(
      'The sky over Ujjain at 4:10 am: Moon and Saturn are up.',
    );
  });

  test('one graha is in the singular, in Hindi too', () => {
    const one = [{ graha: 'moon', longitude: 10 }] as const;
    render(<SkyCaption {...night} grahas={one} />);
    expect(screen.getByText(/is up\./)).toBeVisible();
    render(
      <I18nProvider locale="hi" messages={hi}>
        <SkyCaption {...night} place="उज्जैन" grahas={one} />
      </I18nProvider>,
    );
    expect(screen.getByText(/है।/)).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a scene needs a subject
    void (<SkyScene />);
    // @ts-expect-error: there are three subjects
    void (<SkyScene subject="unicorn" />);
  });
});
