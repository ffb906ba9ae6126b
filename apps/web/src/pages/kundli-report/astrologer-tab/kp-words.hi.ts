export { kpWordsHi as hi } from '@jyoti/reports';
