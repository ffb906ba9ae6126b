import { civilDate } from '@jyoti/ui/dates';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullHome } from './home-content.ts';
import { renderHome, slidesIn } from './render-home.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

const clients = () => screen.getByRole('region', { name: 'What Our Clients Say' });

describe('testimonials', () => {
  test('is a carousel of cards, each with portrait, name, place, date, stars, quote, service and astrologer [S0-186] [S0-187] [S0-188] [S0-189] [S0-190] [S0-191] [S0-192] [S0-193]', async () => {
    await renderHome();
    const slides = slidesIn(clients());
    expect(slides).toHaveLength(fullHome.testimonials.length);
    for (const [index, testimonial] of fullHome.testimonials.entries()) {
      const slide = slides[index];
      if (!slide) throw new Error('a slide is missing');
      const card = within(slide);
      expect(slide.querySelector('[data-part="avatar"]')).not.toBeNull();
      expect(card.getByText(testimonial.name)).toBeInTheDocument();
      expect(slide).toHaveTextContent(
        `${testimonial.location} · ${civilDate('en', testimonial.date, 'short')}`,
      );
      expect(card.getByText(`${testimonial.rating} out of 5`)).toBeInTheDocument();
      expect(slide.querySelector('[data-stars]')).toHaveAttribute(
        'data-stars',
        String(testimonial.rating),
      );
      expect(slide.querySelector('blockquote')).toHaveTextContent(`“${testimonial.text}”`);
      expect(
        card.getByText(`${testimonial.service}, with ${testimonial.astrologer}`),
      ).toBeInTheDocument();
    }
  });

  test('show Verified only for those that the content marks so [S0-194]', async () => {
    await renderHome();
    const marks = within(clients()).getAllByText('Verified');
    expect(marks).toHaveLength(1);
    expect(marks[0]?.closest('article')).toHaveTextContent('Imran Qureshi');
  });

  test('show a drawn portrait or a picture of this site: none is requested from elsewhere [S0-208]', async () => {
    await renderHome();
    const pictures = [...clients().querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/pictures/kavya.webp',
    ]);
    const drawn = clients().querySelectorAll('[data-part="avatar"][data-state="drawn"]');
    expect(drawn).toHaveLength(fullHome.testimonials.length - 1);
  });
});

describe('the awards', () => {
  test('have picture, title, organisation and year each [S0-202] [S0-203] [S0-204] [S0-205] [S0-206]', async () => {
    await renderHome();
    const awards = within(screen.getByRole('region', { name: 'Recognition & Awards' }));
    const [drawn, pictured] = awards.getAllByRole('listitem');
    if (!drawn || !pictured) throw new Error('an award is missing');
    expect(within(drawn).getByRole('img', { name: 'Award of 2019' })).toHaveTextContent('2019');
    expect(drawn).toHaveTextContent('Best Almanac');
    expect(drawn).toHaveTextContent('Sample Parishad');
    expect(within(pictured).getByRole('img', { name: 'Clear Language' })).toHaveAttribute(
      'src',
      '/pictures/award.svg',
    );
    expect(pictured).toHaveTextContent('2021');
    expect(pictured).toHaveTextContent('Example Forum');
  });

  test('and the testimonials come from the content, marked as sample [S0-207]', async () => {
    const { unmount } = await renderHome();
    const mark = (title: string) => {
      const heading = screen.getByRole('heading', { name: title });
      return (heading.closest('[data-part="section-header"]') ?? heading.parentElement)
        ?.textContent;
    };
    expect(mark('What Our Clients Say')).toContain('Sample data');
    expect(mark('Recognition & Awards')).toContain('Sample data');
    unmount();
    await renderHome({ testimonials: [], awards: [] });
    expect(screen.queryByRole('heading', { name: 'What Our Clients Say' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Recognition & Awards' })).toBeNull();
  });
});
