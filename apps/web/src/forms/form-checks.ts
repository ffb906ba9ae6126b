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
  forgotPasswordSchema,
  loginSchema,
  numerologyRequestSchema,
  resetPasswordSchema,
  validate,
} from '@jyoti/contract';
