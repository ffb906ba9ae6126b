export { generalWordsHi as hi } from '@jyoti/reports';
