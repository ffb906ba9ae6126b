export { astrologerWordsHi as hi } from '@jyoti/reports';
