import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { BasedOn, Keywords, ReadingCard, ReadingList, ReadingText, Verse } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const props = { title: 'Third house', children: <ReadingText>You write well.</ReadingText> };

describe('ReadingCard', () => {
  behavesAsComponent(ReadingCard, { props });

  test('is an article named by its heading: title, text, basis @wcag:1.3.1 @wcag:1.3.2', () => {
    render(<ReadingCard {...props} aside="Exalted" basedOn="Venus in Tula" />);
    const card = screen.getByRole('article', { name: 'Third house' });
    expect(within(card).getByRole('heading', { level: 3, name: 'Third house' })).toBeVisible();
    expect(card).toHaveTextContent('Third houseExaltedYou write well.Based on: Venus in Tula');
  });

  test('without a basis it shows none', () => {
    render(<ReadingCard {...props} />);
    expect(screen.queryByText('Based on:')).toBeNull();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <ReadingCard {...props} basedOn="शुक्र तुला में" />
      </I18nProvider>,
    );
    expect(screen.getByText('आधार:')).toBeVisible();
  });
});

describe('BasedOn', () => behavesAsComponent(BasedOn, { props: { children: 'Mars in Mesha' } }));
describe('Verse', () => behavesAsComponent(Verse, { props: { children: 'Om' } }));

describe('ReadingText', () => {
  behavesAsComponent(ReadingText, {
    props: { title: 'At your best', headingLevel: 3, children: 'You finish what you start.' },
  });

  test.each([undefined, null, ''])('without a text (%o) there is no heading either', (text) => {
    const { container } = render(<ReadingText title="At your best">{text}</ReadingText>);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('ReadingList', () => {
  behavesAsComponent(ReadingList, { props: { items: ['Mars is in its own sign.'] } });

  test('each sentence is an item @wcag:1.3.1', () => {
    render(<ReadingList items={['One.', 'Two.']} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'One.',
      'Two.',
    ]);
  });
});

describe('Keywords', () => {
  behavesAsComponent(Keywords, {
    props: { title: 'Strengths', headingLevel: 3, words: ['Patient', 'Fair'] },
  });

  test('are a list under their heading', () => {
    render(<Keywords title="Strengths" words={['Patient', 'Fair']} />);
    expect(screen.getByRole('heading', { level: 4, name: 'Strengths' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test.each([[[]], [undefined]])('without words (%o) there is no heading either', (words) => {
    const { container } = render(<Keywords title="Strengths" words={words} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a reading needs a title
    void (<ReadingCard>…</ReadingCard>);
    // @ts-expect-error: a reading has a text
    void (<ReadingCard title="Third house" />);
    // @ts-expect-error: a list has sentences
    void (<ReadingList />);
    // @ts-expect-error: keywords have a title
    void (<Keywords words={[]} />);
    // @ts-expect-error: a reading is based on something
    void (<BasedOn />);
  });
});
