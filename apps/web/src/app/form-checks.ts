// A file of its own: a form that nobody sends need not load what checks it.
export {
  consultationSchema,
  contactSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  validate,
} from '@jyoti/contract';
export { birthSentences } from '../account/birth-sentences.ts';
