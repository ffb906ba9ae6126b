import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { ReadingLines } from './index.ts';
import { lines } from './reading-lines.samples.ts';

describe('ReadingLines', () => {
  behavesAsComponent(ReadingLines, { props: { items: lines, lead: true, columns: 2 } });

  test('is a list of lines, in order @wcag:1.3.1', () => {
    render(<ReadingLines items={lines} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  test('what a line is based on opens by keyboard @wcag:2.1.1 @wcag:4.1.2', async () => {
    render(<ReadingLines items={lines} />);
    const button = screen.getByRole('button', { name: 'Moon, fifth house' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(/The Moon is in Sagittarius/)).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a reading has lines
    void (<ReadingLines />);
    const line = { id: 'moon', text: 'A good day.', reason: { graha: 'moon' as const } };
    // @ts-expect-error: a reason needs a label
    void (<ReadingLines items={[line]} />);
  });
});
