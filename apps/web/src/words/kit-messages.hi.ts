export { hi } from '@jyoti/ui/messages-hi';
