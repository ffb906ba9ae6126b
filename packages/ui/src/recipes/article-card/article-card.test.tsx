import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { ArticleCard, ArticleMosaic, FeaturedArticle, VideoCard } from './index.ts';
import { featured, fullMoon, nakshatras, readingAChart } from './article-card.stories.tsx';

describe('ArticleCard', () => {
  behavesAsComponent(ArticleCard, { props: nakshatras });

  test('its title is the only link @wcag:2.4.4', () => {
    render(<ArticleCard {...nakshatras} />);
    const heading = screen.getByRole('heading', { level: 3 });
    expect(within(heading).getByRole('link', { name: nakshatras.title })).toHaveAttribute(
      'href',
      '#nakshatras',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Guides · 5 min read')).toBeVisible();
  });

  test('shows a picture in place of the generated cover', () => {
    const { container } = render(
      <ArticleCard {...nakshatras} cover={{ seed: 'a', src: '/pictures/a.webp' }} />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/a.webp');
  });

  test('of a video it has the word video and its length @wcag:1.1.1', () => {
    render(<ArticleCard {...readingAChart} />);
    expect(screen.getByRole('article')).toHaveTextContent('Video · 1,24,800 views');
    expect(screen.getByText('Length 12:40')).toBeInTheDocument();
    expect(screen.getByText('12:40')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('VideoCard', () => behavesAsComponent(VideoCard, { props: readingAChart }));

describe('FeaturedArticle', () => {
  behavesAsComponent(FeaturedArticle, { props: featured });

  test('has facts, title, excerpt and a button named after what it opens @wcag:2.4.4', () => {
    render(<FeaturedArticle {...featured} />);
    expect(screen.getByRole('article')).toHaveTextContent(featured.excerpt);
    expect(
      screen.getByRole('link', { name: `Read Full Article: ${featured.title}` }),
    ).toHaveAttribute('href', '#nakshatras');
  });
});

describe('ArticleMosaic', () => {
  behavesAsComponent(ArticleMosaic, { props: { children: <ArticleCard {...fullMoon} /> } });

  test('keeps the order of its cards @wcag:1.3.2', () => {
    render(
      <ArticleMosaic featured={<FeaturedArticle {...featured} />}>
        <ArticleCard {...fullMoon} />
        <ArticleCard {...readingAChart} />
      </ArticleMosaic>,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      featured.title,
      fullMoon.title,
      readingAChart.title,
    ]);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a drawn cover needs a seed
    void (<ArticleCard {...nakshatras} cover={{}} />);
    // @ts-expect-error: the button needs text
    void (<FeaturedArticle {...nakshatras} excerpt="Each nakshatra…" />);
  });
});
