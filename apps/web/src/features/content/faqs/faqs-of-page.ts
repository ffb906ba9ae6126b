import { sectionContent } from '../../../platform/data/public-data.ts';

export const faqsOfPage = sectionContent((calls) => calls('GET /api/faqs'));
