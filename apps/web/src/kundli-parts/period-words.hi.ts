export { periodWordsHi as hi } from '@jyoti/reports';
