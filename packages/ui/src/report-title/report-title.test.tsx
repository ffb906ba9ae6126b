import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { ReportSentence, ReportTitle } from './index.ts';

describe('ReportTitle', () => {
  behavesAsComponent(ReportTitle, {
    props: { title: 'Kundli', sentence: 'Simha rises.', detail: 'Meera Joshi' },
  });

  test('the title is the heading of the page; the sentence follows @wcag:1.3.1 @wcag:1.3.2', () => {
    const { container } = render(
      <ReportTitle title="Kundli" sentence="Simha rises." detail="Meera Joshi">
        <p>One notice.</p>
      </ReportTitle>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Kundli' })).toBeVisible();
    expect(container).toHaveTextContent('KundliSimha rises.Meera JoshiOne notice.');
  });
});

describe('ReportSentence', () => {
  behavesAsComponent(ReportSentence, { props: { children: 'Simha rises.', size: 'regular' } });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a report has a title
    void (<ReportTitle sentence="Simha rises." />);
    // @ts-expect-error: a sentence needs text
    void (<ReportSentence />);
  });
});
