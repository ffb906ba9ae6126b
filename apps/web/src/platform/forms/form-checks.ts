// A separate module, so that a form loads its validation only when it is sent.
export {
  acknowledgeSchema,
  changeBookingSchema,
  changePasswordSchema,
  consultationSchema,
  contactSchema,
  deleteAccountSchema,
  describeChartSchema,
  endLoginsSchema,
  exportAccountSchema,
  forgotPasswordSchema,
  loginSchema,
  numerologyRequestSchema,
  operatorArrangeSchema,
  resetPasswordSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
} from '@jyoti/contract';
export { sentence, validate } from './validate.ts';
