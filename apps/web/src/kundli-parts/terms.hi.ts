export { glossaryHi as hi } from '@jyoti/reports';
