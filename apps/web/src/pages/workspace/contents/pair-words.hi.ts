export { pairWordsHi as hi } from '@jyoti/reports';
