import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { itemsOf, questions } from './accordion.samples.tsx';
import { Accordion, AccordionItem, type AccordionProps } from './index.ts';

const three = itemsOf(questions.slice(0, 3));
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const answer = (words: RegExp) => screen.getByText(words);

describe('Accordion', () => {
  behavesAsComponent(Accordion, {
    // axe's heading-order rule expects a whole page; this one has the component only.
    axeRulesOff: ['heading-order'],
    props: { headingLevel: 3, defaultValue: ['birth'], children: three },
    state: {
      ...valueProps,
      from: [],
      to: ['private'],
      change: (user) => user.click(button(/private/)),
      shown: () =>
        screen
          .queryAllByRole('button', { expanded: true })
          .map((open) => (open === button(/private/) ? 'private' : 'another')),
    },
  });

  test('opens and closes, and reports its state @wcag:4.1.2', async () => {
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
      <Accordion headingLevel={2} defaultValue={['birth']}>
        {three}
      </Accordion>,
    );
    await userEvent.click(button(/private/));
    expect(answer(/Your date, time/)).toBeVisible();
    expect(answer(/calculate your chart/)).toBeVisible();
  });

  test('or one at a time', async () => {
    render(
      <Accordion headingLevel={2} multiple={false} defaultValue={['birth']}>
        {three}
      </Accordion>,
    );
    await userEvent.click(button(/private/));
    expect(answer(/Your date, time/)).not.toBeVisible();
    expect(answer(/calculate your chart/)).toBeVisible();
    await userEvent.click(button(/private/));
    expect(answer(/calculate your chart/)).not.toBeVisible();
  });

  test('each question is a heading of the given level @wcag:1.3.1', () => {
    render(<Accordion headingLevel={4}>{three}</Accordion>);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  });

  test('closed content is in the server-rendered HTML', () => {
    const html = renderToString(<Accordion headingLevel={2}>{itemsOf(questions)}</Accordion>);
    for (const [, , words] of questions) expect(html).toContain(words.slice(0, 20));
  });

  test('"find in page" opens the item that contains the text', async () => {
    render(<Accordion headingLevel={2}>{three}</Accordion>);
    const fold = answer(/calculate your chart/).closest('[hidden]');
    expect(fold).toHaveAttribute('hidden', 'until-found');
    act(() => void fold?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(answer(/calculate your chart/)).toBeVisible();
    expect(button(/private/)).toHaveAttribute('aria-expanded', 'true');
  });

  test('open items are landmarks, up to six items @wcag:2.4.1', () => {
    const { rerender } = render(
      <Accordion headingLevel={2} defaultValue={['birth']}>
        {itemsOf(questions.slice(0, 6))}
      </Accordion>,
    );
    expect(screen.getByRole('region', { name: /What do I need/ })).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(1);
    rerender(
      <Accordion headingLevel={2} defaultValue={['birth']}>
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
  ])('%s moves the focus to %s @wcag:2.1.1', async (keys, name) => {
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

  test('can be controlled', async () => {
    const handler = vi.fn();
    render(
      <Accordion headingLevel={2} value={['birth']} onValueChange={handler}>
        {three}
      </Accordion>,
    );
    await userEvent.click(button(/private/));
    expect(handler).toHaveBeenCalledExactlyOnceWith(['birth', 'private']);
    expect(answer(/calculate your chart/)).not.toBeVisible();
  });

  test('with one item at a time, the last of two values is open', () => {
    render(
      <Accordion headingLevel={2} multiple={false} defaultValue={['birth', 'private']}>
        {three}
      </Accordion>,
    );
    expect(screen.getAllByRole('button', { expanded: true })).toEqual([button(/private/)]);
  });

  test('two changes in one batch both count', () => {
    render(<Accordion headingLevel={2}>{three}</Accordion>);
    act(() => {
      button(/birth time/).click();
      button(/private/).click();
    });
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2);
  });

  test('an accordion inside an item handles its own keys', async () => {
    render(
      <Accordion headingLevel={2} defaultValue={['outer']}>
        <AccordionItem value="outer" title="Outer">
          <Accordion headingLevel={3}>{three}</Accordion>
        </AccordionItem>
        <AccordionItem value="last" title="Last">
          Nothing
        </AccordionItem>
      </Accordion>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('Last')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('Outer')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(button(/private/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button(/What do I need/)).toHaveFocus();
    expect(within(screen.getByRole('region')).getAllByRole('button')).toHaveLength(3);
  });

  test('browser shortcuts are not intercepted', async () => {
    render(<Accordion headingLevel={2}>{three}</Accordion>);
    await userEvent.tab();
    const back = createEvent.keyDown(button(/What do I need/), { key: 'ArrowLeft', altKey: true });
    fireEvent(button(/What do I need/), back);
    expect(back.defaultPrevented).toBe(false);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(button(/What do I need/)).toHaveFocus();
  });

  test('a disabled item does not open, and arrow keys skip it', async () => {
    render(
      <Accordion headingLevel={2}>
        <AccordionItem value="a" title="Sun">
          1
        </AccordionItem>
        <AccordionItem value="b" title="Moon" disabled>
          2
        </AccordionItem>
        <AccordionItem value="c" title="Mars">
          3
        </AccordionItem>
      </Accordion>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('Mars')).toHaveFocus();
    await userEvent.click(button('Moon'));
    expect(button('Moon')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('AccordionItem', () => {
  behavesAsComponent(AccordionItem, {
    wrapper: ({ children }) => <Accordion headingLevel={3}>{children}</Accordion>,
    axeRulesOff: ['heading-order'],
    props: { value: 'birth', title: 'What do I need?', children: 'Date, time and place' },
    root: (container) => container.querySelector('[data-part="accordion-item"]'),
  });
});

describe('types', () => {
  test('an accordion without a heading level, and an item without a heading, do not compile', () => {
    // @ts-expect-error: the headings need a level in the outline of the page
    void (<Accordion>…</Accordion>);
    // @ts-expect-error: the heading is the label of its button
    void (<AccordionItem value="a">…</AccordionItem>);
    // @ts-expect-error: level 1 belongs to the page
    void (<Accordion headingLevel={1}>…</Accordion>);
    expectTypeOf<AccordionProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6>();
  });
});
