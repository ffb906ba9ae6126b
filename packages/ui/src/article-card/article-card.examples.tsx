import { ArticleCard } from './index.ts';

export const ShortFacts = () => (
  <ArticleCard
    title="Understanding the 27 nakshatras"
    href="#nakshatras"
    cover={{ seed: 'nakshatras' }}
    facts={['Guides', '5 min read']}
    headingLevel={4}
  />
);

export const LongFacts = () => (
  <ArticleCard
    title="Understanding the 27 nakshatras"
    href="#nakshatras"
    cover={{ seed: 'nakshatras' }}
    facts={[
      'Written by our editors in Pune on 3 November 2026',
      'Guides, Vedic astrology, For beginners',
      '1,204 people found this helpful',
    ]}
    headingLevel={4}
  />
);
