import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { AstrologerCard } from './index.ts';
import { meera } from './astrologer-card.stories.tsx';

/** The value next to a label in the list of facts. */
const fact = (label: string) => screen.getByText(label).nextElementSibling;

describe('AstrologerCard', () => {
  behavesAsComponent(AstrologerCard, {
    props: meera,
  });

  test('has name, specialties, bio, facts, badges and price @wcag:1.3.1', () => {
    render(<AstrologerCard {...meera} />);
    const name = screen.getByRole('heading', { level: 3, name: 'Meera Joshi' });
    expect(within(name).getByRole('link')).toHaveAttribute('href', '#meera');
    expect(screen.getByText('Vedic astrology, Kundli matching')).toBeVisible();
    expect(screen.getByText(meera.bio)).toBeVisible();
    expect(fact('Experience')).toHaveTextContent('14 years');
    expect(fact('Languages')).toHaveTextContent('Hindi, English, Marathi');
    expect(fact('Rating')).toHaveTextContent('4.8 out of 5');
    expect(fact('Rating')).toHaveTextContent('1,240 reviews');
    expect(fact('Next slot')).toHaveTextContent('Today, 6:30 pm');
    expect(fact('Wait time')).toHaveTextContent('5 minutes');
    const badges = screen.getByRole('list', { name: 'About Meera Joshi' });
    expect(within(badges).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('₹50').tagName).toBe('S');
  });

  test('leaves out unknown values', () => {
    const { nextSlot: _slot, waitTime: _wait, badges: _badges, ...known } = meera;
    render(<AstrologerCard {...known} experience={1} />);
    expect(screen.queryByText('Next slot')).toBeNull();
    expect(screen.queryByText('Wait time')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(fact('Experience')).toHaveTextContent('1 year');
  });

  test('links name the person to call or write to @wcag:2.4.4', () => {
    render(<AstrologerCard {...meera} />);
    expect(screen.getByRole('link', { name: 'Call Meera Joshi' })).toHaveAttribute('href', '#call');
    expect(screen.getByRole('link', { name: 'Chat with Meera Joshi' })).toHaveAttribute(
      'href',
      '#chat',
    );
  });

  test('without a link the button stays, disabled', () => {
    const { callHref: _call, ...byChat } = meera;
    render(<AstrologerCard {...byChat} />);
    expect(screen.getByRole('button', { name: 'Call Meera Joshi' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Chat with Meera Joshi' })).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: four states, no other
    void (<AstrologerCard {...meera} status="asleep" />);
    // @ts-expect-error: a price is an amount, not words
    void (<AstrologerCard {...meera} price="₹30" />);
  });
});
