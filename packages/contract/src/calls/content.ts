import { object, union } from 'valibot';
import { articleResponseSchema, articlesResponseSchema } from '../articles.ts';
import { astrologerResponseSchema, astrologersResponseSchema } from '../astrologers.ts';
import { horoscopeSigns } from '../choices.ts';
import { footerResponseSchema, headerSchema, homeSchema } from '../content.ts';
import { faqsResponseSchema } from '../faqs.ts';
import { infoPageIds, infoPageSchemas } from '../pages.ts';
import { zodiacResponseSchema } from '../zodiac.ts';
import type { CallTable } from './call.ts';
import { free, everyoneForAMinute } from './shared.ts';

const pageResponseSchema = object({ data: union(Object.values(infoPageSchemas)) });

const piece = { group: 'Content', who: 'anyone', price: free, cache: everyoneForAMinute } as const;

export const contentCalls = {
  'GET /api/header': {
    ...piece,
    id: 'header',
    summary: 'Logo and navigation',
    success: {
      description: 'The fields, without a `data` envelope.',
      schema: headerSchema,
    },
  },
  'GET /api/home': {
    ...piece,
    id: 'home',
    summary: 'The home page',
    success: {
      description: 'The fields, without a `data` envelope.',
      schema: homeSchema,
    },
  },
  'GET /api/footer': {
    ...piece,
    id: 'footer',
    summary: 'Footer',
    missing: 'There is no footer.',
    success: { description: 'The footer.', schema: footerResponseSchema },
  },
  'GET /api/faqs': {
    ...piece,
    id: 'faqs',
    summary: 'Questions and answers',
    success: { description: 'The complete list.', schema: faqsResponseSchema },
  },
  'GET /api/articles': {
    ...piece,
    id: 'articles',
    summary: 'List the articles',
    success: { description: 'Newest first.', schema: articlesResponseSchema },
  },
  'GET /api/articles/:key': {
    ...piece,
    id: 'article',
    summary: 'Read an article',
    params: {
      key: { description: 'The last segment of its path.', example: 'what-36-points-mean' },
    },
    success: { description: 'The article.', schema: articleResponseSchema },
  },
  'GET /api/astrologers': {
    ...piece,
    id: 'astrologers',
    summary: 'List the astrologers',
    success: { description: 'The complete list.', schema: astrologersResponseSchema },
  },
  'GET /api/astrologers/:key': {
    ...piece,
    id: 'astrologer',
    summary: 'Read the page of an astrologer',
    params: { key: { description: 'The id of an astrologer.', example: 'meera-joshi' } },
    success: { description: 'The page.', schema: astrologerResponseSchema },
  },
  'GET /api/zodiac/:key': {
    ...piece,
    id: 'zodiac',
    summary: 'Read the page of a sign',
    params: { key: { description: 'A sign.', example: 'aries', options: horoscopeSigns } },
    success: { description: 'The page.', schema: zodiacResponseSchema },
  },
  'GET /api/pages/:key': {
    ...piece,
    id: 'page',
    summary: 'Read an information page',
    params: { key: { description: 'A page.', example: 'disclaimer', options: infoPageIds } },
    success: { description: 'The page.', schema: pageResponseSchema },
  },
} as const satisfies CallTable;
