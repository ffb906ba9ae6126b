import { useLoaderData } from 'react-router-dom';
import { optional, sectionContent } from '../../platform/data/public-data.ts';
import { CARDS } from './cards.ts';
import type { loader } from './home.route.ts';

/** As many as have their dots on one line on a phone; the about page shows all. */
const TESTIMONIALS = 7;

/** What the page's sections show, from the first testimonial on. */
export const homeSections = sectionContent(async (calls) => {
  const [{ slides: _, trustIndicators: __, ...home }, articles] = await Promise.all([
    calls('GET /api/home'),
    optional(calls('GET /api/articles'), null),
  ]);
  const ofKinds = Object.values(
    Object.groupBy(articles ?? home.articles, ({ category }) => category),
  );
  return {
    ...home,
    testimonials: home.testimonials.slice(0, TESTIMONIALS),
    /** The newest articles of each kind. */
    blog: ofKinds.flatMap((ofKind) => ofKind.slice(0, CARDS)),
  };
});

/** The content of a section, which has to be a lazy section. */
export const useHomeContent = () =>
  homeSections.useContent(useLoaderData<typeof loader>().sections);
