import {
  articleResponseSchema,
  articlesResponseSchema,
  astrologerResponseSchema,
  astrologersResponseSchema,
  faqsResponseSchema,
  footerResponseSchema,
  headerSchema,
  homeSchema,
  horoscopeSigns,
  infoPageIds,
  infoPageSchemas,
  zodiacResponseSchema,
} from '@jyoti/contract';
import { object, union, type GenericSchema } from 'valibot';
import type { Call } from '../call.ts';

const pages: readonly GenericSchema[] = infoPageIds.map((id) => infoPageSchemas[id]);
const pageResponseSchema = object({ data: union([...pages]) });

const piece = { group: 'Content', who: 'anyone', method: 'get' } as const;

export const contentCalls: readonly Call[] = [
  {
    ...piece,
    id: 'header',
    path: '/api/header',
    summary: 'Logo and navigation',
    success: {
      status: 200,
      description: 'The fields, without a `data` envelope.',
      schema: headerSchema,
    },
  },
  {
    ...piece,
    id: 'home',
    path: '/api/home',
    summary: 'The home page',
    success: {
      status: 200,
      description: 'The fields, without a `data` envelope.',
      schema: homeSchema,
    },
  },
  {
    ...piece,
    id: 'footer',
    path: '/api/footer',
    summary: 'Footer',
    missing: 'There is no footer.',
    success: { status: 200, description: 'The footer.', schema: footerResponseSchema },
  },
  {
    ...piece,
    id: 'faqs',
    path: '/api/faqs',
    summary: 'Questions and answers',
    success: { status: 200, description: 'The complete list.', schema: faqsResponseSchema },
  },
  {
    ...piece,
    id: 'articles',
    path: '/api/articles',
    summary: 'List the articles',
    success: { status: 200, description: 'Newest first.', schema: articlesResponseSchema },
  },
  {
    ...piece,
    id: 'article',
    path: '/api/articles/:key',
    summary: 'Read an article',
    params: {
      key: { description: 'The last segment of its path.', example: 'what-36-points-mean' },
    },
    success: { status: 200, description: 'The article.', schema: articleResponseSchema },
  },
  {
    ...piece,
    id: 'astrologers',
    path: '/api/astrologers',
    summary: 'List the astrologers',
    success: { status: 200, description: 'The complete list.', schema: astrologersResponseSchema },
  },
  {
    ...piece,
    id: 'astrologer',
    path: '/api/astrologers/:key',
    summary: 'Read the page of an astrologer',
    params: { key: { description: 'The id of an astrologer.', example: 'meera-joshi' } },
    success: { status: 200, description: 'The page.', schema: astrologerResponseSchema },
  },
  {
    ...piece,
    id: 'zodiac',
    path: '/api/zodiac/:key',
    summary: 'Read the page of a sign',
    params: { key: { description: 'A sign.', example: 'aries', options: horoscopeSigns } },
    success: { status: 200, description: 'The page.', schema: zodiacResponseSchema },
  },
  {
    ...piece,
    id: 'page',
    path: '/api/pages/:key',
    summary: 'Read an information page',
    params: { key: { description: 'A page.', example: 'disclaimer', options: infoPageIds } },
    success: { status: 200, description: 'The page.', schema: pageResponseSchema },
  },
];
