import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { itemsOf, questions } from './accordion.samples.tsx';
import { Accordion } from './index.ts';

const three = itemsOf(questions.slice(0, 3));
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const answer = (words: RegExp) => screen.getByText(words);

describe('Accordion', () => {
  behavesAsComponent(Accordion, {
    // axe's order starts where the page starts, and this page is the component alone.
    axeRulesOff: ['heading-order'],
    props: { headingLevel: 3, defaultOpen: ['birth'], children: three },
  });

  test('opens and closes, and says which it is @wcag:4.1.2', async () => {
    const { container } = render(<Accordion headingLevel={2}>{three}</Accordion>);
    const question = button(/birth time/);
    expect(question).toHaveAttribute('aria-expanded', 'false');
    expect(answer(/Exact time unknown/)).not.toBeVisible();
    await userEvent.click(question);
    expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(answer(/Exact time unknown/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(question);
    expect(answer(/Exact time unknown/)).not.toBeVisible();
  });

  test('several items may be open at once', async () => {
    render(
      <Accordion headingLevel={2} defaultOpen={['birth']}>
        {three}
      </Accordion>,
    );
    await userEvent.click(button(/private/));
    expect(answer(/Your date, time/)).toBeVisible();
    expect(answer(/calculate your chart/)).toBeVisible();
  });

  test('or one at a time', async () => {
    render(
      <Accordion headingLevel={2} several={false} defaultOpen={['birth']}>
        {three}
      </Accordion>,
    );
    await userEvent.click(button(/private/));
    expect(answer(/Your date, time/)).not.toBeVisible();
    expect(answer(/calculate your chart/)).toBeVisible();
    await userEvent.click(button(/private/));
    expect(answer(/calculate your chart/)).not.toBeVisible();
  });

  test('each question is a heading of the level asked for @wcag:1.3.1', () => {
    render(<Accordion headingLevel={4}>{three}</Accordion>);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  });

  test('what is closed stands in the HTML of a server', () => {
    const html = renderToString(<Accordion headingLevel={2}>{itemsOf(questions)}</Accordion>);
    for (const [, , words] of questions) expect(html).toContain(words.slice(0, 20));
  });

  test('"find in page" opens the item that holds the words', async () => {
    render(<Accordion headingLevel={2}>{three}</Accordion>);
    const fold = answer(/calculate your chart/).closest('[hidden]');
    expect(fold).toHaveAttribute('hidden', 'until-found');
    act(() => void fold?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(answer(/calculate your chart/)).toBeVisible();
    expect(button(/private/)).toHaveAttribute('aria-expanded', 'true');
  });

  test('open items are landmarks, up to six items @wcag:2.4.1', () => {
    const { rerender } = render(
      <Accordion headingLevel={2} defaultOpen={['birth']}>
        {itemsOf(questions.slice(0, 6))}
      </Accordion>,
    );
    expect(screen.getByRole('region', { name: /What do I need/ })).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(1);
    rerender(
      <Accordion headingLevel={2} defaultOpen={['birth']}>
        {itemsOf(questions.slice(0, 7))}
      </Accordion>,
    );
    expect(screen.queryByRole('region')).toBeNull();
    expect(answer(/Your date, time/)).toBeVisible();
  });

  test.each([
    ['{ArrowDown}', /birth time/],
    ['{ArrowUp}', /private/],
    ['{End}', /private/],
    ['{End}{Home}', /What do I need/],
    ['{End}{ArrowDown}', /What do I need/],
  ])('%s moves to the question @wcag:2.1.1', async (keys, name) => {
    render(<Accordion headingLevel={2}>{three}</Accordion>);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(button(name)).toHaveFocus();
  });

  test('Enter and Space open and close @wcag:2.1.1', async () => {
    render(<Accordion headingLevel={2}>{three}</Accordion>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(answer(/Your date, time/)).toBeVisible();
    await userEvent.keyboard(' ');
    expect(answer(/Your date, time/)).not.toBeVisible();
  });

  test('the page may own what is open', async () => {
    const asked = vi.fn();
    render(
      <Accordion headingLevel={2} open={['birth']} onOpenChange={asked}>
        {three}
      </Accordion>,
    );
    await userEvent.click(button(/private/));
    expect(asked).toHaveBeenCalledExactlyOnceWith(['birth', 'private']);
    expect(answer(/calculate your chart/)).not.toBeVisible();
  });
});
