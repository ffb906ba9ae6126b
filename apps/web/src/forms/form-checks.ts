// A file of its own: a form that nobody sends need not load what checks it.
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
  resetPasswordSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
  validate,
} from '@jyoti/contract';
