import { describe, expect, it } from 'vitest';
import { credentialOf, formOf, isIdentifier, isUnanswered, returnErrorOf, signUpErrorKey } from './model.ts';
import { signInSchema, signUpSchema } from './schema.ts';

const form = (query: string) => formOf(new URLSearchParams(query));

describe('the form that /auth shows', () => {
  it.each([
    ['', 'login'],
    ['action=login', 'login'],
    ['action=signup', 'signup'],
    ['form=register', 'signup'],
    ['action=anything', 'login'],
    ['action=forgot', 'forgot'],
    ['action=new-password', 'new-password'],
  ])('[AUTH-1] "?%s" is %s', (query, expected) => {
    expect(form(query)).toBe(expected);
  });
});

describe('a return from elsewhere', () => {
  it('[AUTH-7] says in query or hash why it failed', () => {
    expect(returnErrorOf('?error=x&error_description=Access+denied', '')).toBe('Access denied');
    expect(returnErrorOf('', '#error=x&error_description=Link+expired')).toBe('Link expired');
    expect(returnErrorOf('?action=login', '#access_token=t')).toBeNull();
  });
});

describe('what names an account', () => {
  it('[AUTH-2] is an e-mail address or a phone number', () => {
    expect(credentialOf(' camille@exemple.fr ')).toEqual({ email: 'camille@exemple.fr' });
    expect(credentialOf('+33 6 12 34 56 78')).toEqual({ phone: '+33612345678' });
  });

  it.each([
    'camille',
    'camille@',
    '@exemple.fr',
    'camille@exemple',
    'ca mille@exemple.fr',
    '0612345678',
    '+12',
  ])('[AUTH-2] is not "%s"', (text) => {
    expect(isIdentifier(text)).toBe(false);
  });

  it('[AUTH-2] is required, and so is a password', () => {
    const missing = signUpSchema.safeParse({ email: ' ', password: '', confirmation: '' });
    expect(missing.error?.issues.map(({ message }) => message)).toEqual([
      'emailRequired',
      'passwordRequired',
    ]);
    const wrong = signInSchema.safeParse({ email: 'camille', password: 'x' });
    expect(wrong.error?.issues.map(({ message }) => message)).toEqual(['emailInvalid']);
  });

  it('[AUTH-2] two different passwords are no matter of the fields: the form says so in a toast', () => {
    expect(signUpSchema.safeParse({ email: 'a@b.fr', password: 'one', confirmation: 'two' }).success).toBe(
      true,
    );
  });
});

describe('a refused registration', () => {
  it('[AUTH-4] explains a mail that could not be sent', () => {
    expect(signUpErrorKey('Error sending confirmation email')).toBe('confirmationMailFailed');
  });

  it("[AUTH-4] shows the server's message, and a general one when there is none", () => {
    expect(signUpErrorKey('User already registered')).toBeNull();
    expect(signUpErrorKey('  ')).toBe('signUpRefused');
  });
});

describe('a call without an answer', () => {
  it('[AUTH-5] is told from a refusal', () => {
    expect(isUnanswered({ name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 })).toBe(
      true,
    );
    expect(isUnanswered({ name: 'AuthApiError', message: 'Invalid login credentials', status: 400 })).toBe(
      false,
    );
  });
});
