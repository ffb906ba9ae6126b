import { test } from 'vitest';
import { ArticleCard, FeaturedArticle, VideoCard } from './index.ts';
import { nakshatras } from './article-card.samples.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a drawn cover needs a seed
  void (<ArticleCard {...nakshatras} cover={{}} />);
  // @ts-expect-error: a video has a length
  void (<VideoCard {...nakshatras} />);
  // @ts-expect-error: the button has words
  void (<FeaturedArticle {...nakshatras} excerpt="Each nakshatra…" />);
});
