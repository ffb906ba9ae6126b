export { namesHi as hi } from '@jyoti/reports/format';
