import { pageHandle } from '../../../platform/data/page-handle.ts';
import { publicLoader } from '../../../platform/data/public-data.ts';
import { astrologersMessages } from '../../../messages.generated/astrologers.ts';

export { AstrologersPage as Component } from './astrologers-page.tsx';
export const loader = publicLoader((calls) => calls('GET /api/astrologers'));
export const handle = pageHandle(astrologersMessages);
