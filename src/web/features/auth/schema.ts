import * as z from 'zod/mini';
import { digitsOf, isIdentifier } from './model.ts';

/** Messages are keys of the area `auth`; the form itself compares the passwords [AUTH-2]. */
const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'emailRequired', abort: true }),
    z.refine(isIdentifier, { error: 'emailInvalid' }),
  );
const password = z.string().check(z.minLength(1, { error: 'passwordRequired' }));

export const signInSchema = z.object({ email, password });
export const signUpSchema = z.object({ email, password, confirmation: z.string() });
export const emailSchema = z.object({ email });
export const newPasswordSchema = z.object({ password, confirmation: z.string() });
export const codeSchema = z.object({
  code: z.pipe(
    z.pipe(z.string(), z.transform(digitsOf)),
    z.string().check(z.length(6, { error: 'codeIncomplete' })),
  ),
});

export const recoveryCodeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, { error: 'recoveryCodeRequired' })),
});

export type SignInForm = z.infer<typeof signInSchema>;
export type SignUpForm = z.infer<typeof signUpSchema>;
export type EmailForm = z.infer<typeof emailSchema>;
export type NewPasswordForm = z.infer<typeof newPasswordSchema>;
export type CodeForm = z.infer<typeof codeSchema>;
export type RecoveryCodeForm = z.infer<typeof recoveryCodeSchema>;
