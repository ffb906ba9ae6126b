import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { DoshaList, Verdict, VerdictBadge } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('Verdict', () => {
  behavesAsComponent(Verdict, { props: { present: true, title: 'The dosha is present.' } });

  test('has the answer first, then the explanation @wcag:1.3.2', () => {
    const { container } = render(
      <Verdict present={false} answer="No" title="The dosha is not present.">
        <p>Mars is in the third house.</p>
      </Verdict>,
    );
    expect(container).toHaveTextContent('NoThe dosha is not present.Mars is in the third house.');
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Verdict present title="दोष है।" />
      </I18nProvider>,
    );
    expect(screen.getByText('उपस्थित')).toBeVisible();
  });
});

describe('VerdictBadge', () => {
  behavesAsComponent(VerdictBadge, { props: { present: true } });

  test.each([
    [true, 'Present', 'warning'],
    [false, 'Not present', 'success'],
  ])('present %s: a word and a shape, not only a colour @wcag:1.4.1', (present, word, tone) => {
    const { container } = render(<VerdictBadge present={present} />);
    expect(container).toHaveTextContent(word);
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(container.firstElementChild).toHaveAttribute('data-tone', tone);
  });
});

describe('DoshaList', () => {
  const items = [
    { name: 'Rajju dosha', findings: [{ present: false }], text: 'In different parts.' },
    { name: 'Vedha', findings: [{ present: true, label: 'Arjun: 62%' }, { present: false }] },
  ];
  behavesAsComponent(DoshaList, { props: { label: 'Doshas', items } });

  test('is a list named by a heading; each item has name, findings and text @wcag:1.3.1', () => {
    render(
      <>
        <h2 id="doshas">All doshas</h2>
        <DoshaList aria-labelledby="doshas" items={items} />
      </>,
    );
    expect(screen.getByRole('list', { name: 'All doshas' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Rajju doshaNot presentIn different parts.',
      'VedhaArjun: 62%Not present',
    ]);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: it is a boolean
    void (<Verdict title="The dosha is present." />);
    // @ts-expect-error: the sentence is required
    void (<Verdict present />);
    // @ts-expect-error: it is a boolean
    void (<VerdictBadge>Yes</VerdictBadge>);
    // @ts-expect-error: a dosha needs findings
    void (<DoshaList label="Doshas" items={[{ name: 'Vedha' }]} />);
  });
});
