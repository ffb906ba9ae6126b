import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { TestimonialCard } from './index.ts';
import { kavya } from './testimonial-card.stories.tsx';

describe('TestimonialCard', () => {
  behavesAsComponent(TestimonialCard, { props: kavya });

  test('shows the name, place, stars, quote and subject @wcag:1.3.1', () => {
    const { container } = render(<TestimonialCard {...kavya} />);
    expect(screen.getByRole('article')).toHaveTextContent('Kavya Menon');
    expect(screen.getByText('Kochi, Kerala')).toBeVisible();
    expect(screen.getByText('5 out of 5')).toBeInTheDocument();
    expect(screen.getByText('Vedic consultation, with Meera Joshi')).toBeVisible();
    expect(container.querySelector('blockquote')).toHaveTextContent(`“${kavya.quote}”`);
  });

  test('shows Verified only for a verified client', () => {
    const { rerender } = render(<TestimonialCard {...kavya} />);
    expect(screen.queryByText('Verified')).toBeNull();
    rerender(<TestimonialCard {...kavya} verified />);
    expect(screen.getByText('Verified')).toBeVisible();
  });

  test('shows the picture if there is one, else a generated portrait', () => {
    const { container, rerender } = render(<TestimonialCard {...kavya} />);
    expect(container.querySelector('img')).toBeNull();
    rerender(<TestimonialCard {...kavya} src="/pictures/kavya.webp" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/kavya.webp');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a quote needs a name
    void (<TestimonialCard quote="Plain words." rating={5} />);
    // @ts-expect-error: stars are a number
    void (<TestimonialCard name="Kavya Menon" quote="Plain words." rating="5" />);
  });
});
