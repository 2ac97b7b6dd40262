import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordFault } from '#domain/passwords.ts';
import {
  credentialOf,
  digitsOf,
  formOf,
  isIdentifier,
  isUnanswered,
  passwordProblemOf,
  returnErrorOf,
  signUpErrorKey,
  socialReasonKey,
  strengthOf,
} from './model.ts';
import { codeSchema, signInSchema, signUpSchema } from './schema.ts';

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
    ['action=code', 'code'],
    ['action=link&type=signup&token=x', 'link'],
  ])('[AUTH-1] "?%s" is %s', (query, expected) => {
    expect(form(query)).toBe(expected);
  });
});

describe('a return from elsewhere', () => {
  it('[AUTH-7] says in query or hash why it failed', () => {
    expect(returnErrorOf('?error=access_denied&error_description=Access+denied', '')).toEqual({
      code: 'access_denied',
      description: 'Access denied',
    });
    expect(
      returnErrorOf('', '#error=server_error&error_code=unexpected_failure&error_description=Gone'),
    ).toEqual({
      code: 'unexpected_failure',
      description: 'Gone',
    });
    expect(returnErrorOf('?action=login', '#access_token=t')).toBeNull();
  });

  it.each([
    ['access_denied', 'socialDenied'],
    ['provider_email_needs_verification', 'socialUnverified'],
    ['flow_state_expired', 'socialStale'],
    ['unexpected_failure', 'socialUnreachable'],
    ['user_banned', 'accountBanned'],
    ['something_else', null],
  ])('[AUTH-7] says what one can do about %s', (code, key) => {
    expect(socialReasonKey({ code })).toBe(key);
  });
});

describe('a code', () => {
  it('[AUTH-8] is its six digits, with any characters between and around them', () => {
    const noise = fc.string({ unit: fc.constantFrom(' ', '-', '\u202f', '\n', 'a') });
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{6}$/),
        fc.array(noise, { minLength: 7, maxLength: 7 }),
        (code, gaps) => {
          const typed =
            code
              .split('')
              .map((digit, at) => (gaps[at] ?? '') + digit)
              .join('') + (gaps[6] ?? '');
          expect(digitsOf(typed)).toBe(code);
          expect(codeSchema.parse({ code: typed })).toEqual({ code });
        },
      ),
    );
    expect(codeSchema.safeParse({ code: '12 34' }).error?.issues[0]?.message).toBe('codeIncomplete');
  });
});

describe('a password', () => {
  it.each([
    ['', 'none'],
    ['court', 'none'],
    ['🧭🧭🧭🧭', 'none'],
    ['a-very-'.repeat(11), 'long'],
    ['Escale-Voyage-2026!', 'weak'],
    ['aaaaaaaaaa', 'weak'],
    ['12345678', 'weak'],
    ['camille-42', 'weak'],
    ['tramway28', 'fair'],
    ['lanterne-verte-42', 'strong'],
  ])('[AUTH-2] "%s" is %s, said before it is sent', (password, strength) => {
    expect(strengthOf(password, { email: 'camille@exemple.fr', isCommon: false })).toBe(strength);
  });

  it('[AUTH-2] is never called good while the server may refuse it as a common one', () => {
    for (const password of ['lanterne-verte-42', 'tramway28', 'liverpool', 'court', 'a-very-'.repeat(11)]) {
      expect(['weak', 'none', 'long']).toContain(strengthOf(password, { isCommon: true }));
      expect(['none', 'long']).toContain(strengthOf(password, { isCommon: null }));
    }
  });

  it('[AUTH-2] is never called good where the rule that the server has refuses it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), fc.emailAddress(), (password, email) => {
        const strength = strengthOf(password, { email, isCommon: false });
        return passwordFault(password, email) === null || !['fair', 'strong'].includes(strength);
      }),
    );
  });

  it('[AUTH-2] is refused by the server in words for its field', () => {
    const weak = (message: string) => passwordProblemOf({ code: 'weak_password', message });
    expect(weak('Password should be at least 8 characters.')).toBe('passwordTooShort');
    expect(weak('Password is known to be weak and easy to guess')).toBe('passwordCommon');
    expect(passwordProblemOf({ code: 'same_password', message: '' })).toBe('passwordSame');
    expect(passwordProblemOf({ code: 'user_already_exists', message: 'User already registered' })).toBeNull();
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
    expect(signUpErrorKey({ message: 'Error sending confirmation email' })).toBe('confirmationMailFailed');
  });

  it("[AUTH-4] shows the server's message, and a general one when there is none", () => {
    expect(signUpErrorKey({ message: 'Signups not allowed for this instance' })).toBeNull();
    expect(signUpErrorKey({ message: '  ' })).toBe('signUpRefused');
  });

  it('[AUTH-2] names what to enter where no messages are sent to phones', () => {
    expect(signUpErrorKey({ code: 'phone_provider_disabled', message: 'Phone signups are disabled' })).toBe(
      'phoneRefused',
    );
  });

  it('[AUTH-4] says that there is an account in the language of the reader', () => {
    expect(signUpErrorKey({ code: 'user_already_exists', message: 'User already registered' })).toBe(
      'accountExists',
    );
  });
});

describe('a call without an answer', () => {
  it.each([
    [true, 'AuthRetryableFetchError', 0, 'a network that is gone'],
    [true, 'AuthRetryableFetchError', 503, 'a server that starts'],
    [true, 'AuthRetryableFetchError', 502, 'a proxy without its server'],
    [false, 'AuthRetryableFetchError', 500, 'what the server answers of itself'],
    [false, 'AuthApiError', 400, 'a wrong password'],
  ])('[AUTH-5] %s for %s %i: %s', (isOne, name, status, message) => {
    expect(isUnanswered({ name, message, status })).toBe(isOne);
  });
});
