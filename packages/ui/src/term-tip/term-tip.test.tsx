import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, openState } from '../../test/contract.tsx';
import { glossaryExample as sampleGlossary } from './term-tip.stories.tsx';
import { TermProvider, TermText, TermTip } from './index.ts';

const meaning = sampleGlossary.lagna!;
const sentence = (
  <TermProvider glossary={sampleGlossary}>
    <p>
      Your <TermTip term="lagna">rising sign</TermTip> is Simha, your <TermTip term="nakshatra" />{' '}
      Magha. <a href="#more">More</a>
    </p>
  </TermProvider>
);
const term = (name = 'rising sign') => screen.getByRole('button', { name });
const note = () => screen.queryByRole('dialog');

describe('TermTip', () => {
  behavesAsComponent(TermTip, {
    props: { term: 'lagna', meaning },
    state: openState(
      (user) => user.click(screen.getByRole('button')),
      () => note() !== null,
    ),
  });

  test('a press explains the term by its name, its Hindi name and a text @wcag:4.1.2', async () => {
    render(sentence);
    expect(note()).toBeNull();
    expect(term()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(term());
    expect(note()).toHaveAccessibleName('Lagna लग्न');
    expect(note()).toHaveAccessibleDescription(/rising in the east/);
    expect(term()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(term());
    expect(note()).toBeNull();
    expect(term()).toHaveFocus();
  });

  test('the Hindi name is marked as Hindi @wcag:3.1.2', async () => {
    render(sentence);
    await userEvent.click(term());
    expect(within(note()!).getByText('लग्न')).toHaveAttribute('lang', 'hi');
  });

  test('without words of its own it shows the name of the term', () => {
    render(sentence);
    expect(term('Nakshatra')).toBeVisible();
  });

  test('by keyboard: Enter opens and focuses it, Escape returns the focus, Tab continues in the sentence @wcag:2.1.1', async () => {
    render(sentence);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(note()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(note()).toBeNull();
    expect(term()).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(term('Nakshatra')).toHaveFocus();
    expect(note()).toBeNull();
  });

  test('can be controlled', async () => {
    const handler = vi.fn();
    const { rerender } = render(
      <TermTip term="lagna" meaning={meaning} open={false} onOpenChange={handler} />,
    );
    await userEvent.click(term('Lagna'));
    expect(handler).toHaveBeenCalledExactlyOnceWith(true);
    expect(note()).toBeNull();
    rerender(<TermTip term="lagna" meaning={meaning} open onOpenChange={handler} />);
    expect(note()).toHaveFocus();
    rerender(<TermTip term="lagna" meaning={meaning} open={false} onOpenChange={handler} />);
    expect(note()).toBeNull();
    expect(term('Lagna')).toHaveFocus();
  });

  test('one at a time', async () => {
    render(sentence);
    await userEvent.click(term());
    await userEvent.click(term('Nakshatra'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(note()).toHaveAccessibleName(/Nakshatra/);
  });

  test('an unknown term is plain text', () => {
    render(
      <TermProvider glossary={sampleGlossary}>
        <p>
          <TermTip term="constructor">maker</TermTip> <TermTip term="argala" />
        </p>
      </TermProvider>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('maker argala')).toBeVisible();
  });

  test('open, it is phrasing content, so that it may be in a paragraph on a server too', () => {
    const html = renderToString(
      <p>
        <TermTip term="lagna" meaning={meaning} defaultOpen />
      </p>,
    );
    expect(html).toContain('rising in the east');
    expect([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).toEqual(
      ['p', 'button'].concat(Array.from({ length: 5 }, () => 'span')),
    );
  });

  test('does not submit the form that it is in', async () => {
    render(
      <form
        onSubmit={() => {
          throw new Error('submitted');
        }}
      >
        <TermTip term="lagna" meaning={meaning} />
      </form>,
    );
    await userEvent.click(term('Lagna'));
    expect(note()).toBeInTheDocument();
  });
});

describe('TermText', () => {
  behavesAsComponent(TermText, { props: { children: 'Your lagna is Simha.' } });

  test('marked words become terms, and the sentence reads as before', () => {
    const { container } = render(
      <TermProvider glossary={sampleGlossary}>
        <TermText>Your [lagna|rising sign], the [nakshatra]; and [bhukti|its parts].</TermText>
      </TermProvider>,
    );
    expect(container).toHaveTextContent('Your rising sign, the nakshatra; and its parts.');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'rising sign',
      'nakshatra',
    ]);
  });

  test('brackets and full stops stay on the line of their term', () => {
    render(
      <TermProvider glossary={sampleGlossary}>
        <TermText>It is blocked today ([nakshatra|vedha]).</TermText>
      </TermProvider>,
    );
    const line = screen.getByRole('button').parentElement;
    expect(line).toHaveTextContent('(vedha).');
    expect(line).toHaveTextContent(/^.{8}$/);
  });

  test('a sentence without terms is plain text', () => {
    render(<TermText>Nothing to explain.</TermText>);
    expect(screen.getByText('Nothing to explain.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a term is required
    void (<TermTip>rising sign</TermTip>);
    // @ts-expect-error: a definition needs a name and a text
    void (<TermTip term="lagna" meaning={{ name: 'Lagna' }} />);
    // @ts-expect-error: the sentence is a text with marked terms
    void (<TermText>{<b>lagna</b>}</TermText>);
    // @ts-expect-error: a glossary is required
    void (<TermProvider>…</TermProvider>);
  });
});
