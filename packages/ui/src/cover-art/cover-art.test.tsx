import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { CoverArt, coverSubjects } from './index.ts';

describe('CoverArt', () => {
  behavesAsComponent(CoverArt, { props: { seed: 'article-1', video: true } });

  test('is decorative: the text next to it names the subject @wcag:1.1.1', () => {
    const { container } = render(<CoverArt seed="article-1" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('the same seed renders the same cover; subjects differ', () => {
    const rendered = (props: Parameters<typeof CoverArt>[0]) => {
      const { container, unmount } = render(<CoverArt {...props} />);
      const { innerHTML } = container;
      unmount();
      return innerHTML;
    };
    expect(rendered({ seed: 'a' })).toBe(rendered({ seed: 'a' }));
    expect(new Set(coverSubjects.map((subject) => rendered({ seed: 'a', subject }))).size).toBe(
      coverSubjects.length,
    );
  });

  test.each(coverSubjects)('%s differs between two seeds', (subject) => {
    const rendered = (seed: string) => {
      const { container, unmount } = render(<CoverArt seed={seed} subject={subject} />);
      const { innerHTML } = container;
      unmount();
      return innerHTML;
    };
    expect(rendered('a')).not.toBe(rendered('b'));
  });

  test('shows a picture in place of the drawing', () => {
    const { container } = render(<CoverArt seed="a" src="/pictures/puja.webp" video />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/puja.webp');
    expect(container.querySelector('[data-subject]')).toBeNull();
    expect(container.querySelector('[data-part="cover-play"]')).not.toBeNull();
  });

  test('marks a video', () => {
    const { container } = render(<CoverArt seed="a" video />);
    expect(container.querySelector('[data-part="cover-play"]')).not.toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a cover needs a seed
    void (<CoverArt />);
    // @ts-expect-error: there is no such subject
    void (<CoverArt seed="a" subject="comet" />);
  });
});
