import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#i18n/languages.ts';
import { layOutAccountMail } from './account-mail.ts';
import type { AccountMail, AccountMailKind } from './kinds.ts';

const HOME = 'https://escale.example';
const URL = `${HOME}/auth?action=link&type=signup&token=abc`;
/** What each kind holds. */
const KINDS: [AccountMailKind, { link: boolean; code: boolean }][] = [
  ['confirmation', { link: true, code: true }],
  ['recovery', { link: true, code: false }],
  ['sign_in', { link: true, code: true }],
  ['email_change_current', { link: true, code: false }],
  ['email_change_new', { link: true, code: false }],
  ['reauthentication', { link: false, code: true }],
  ['password_changed', { link: false, code: false }],
  ['factor_added', { link: false, code: false }],
  ['factor_removed', { link: false, code: false }],
  ['recovery_codes_created', { link: false, code: false }],
  ['account_exists', { link: true, code: false }],
  ['account_invitation', { link: true, code: false }],
];
const mailOf = (kind: AccountMailKind, changes: Partial<AccountMail> = {}): AccountMail & { id: string } => ({
  id: 'm',
  kind,
  to: 'nina@example.org',
  email: 'nina@example.org',
  newEmail: 'nina@elsewhere.example',
  code: '048215',
  ...changes,
});

describe.each(LANGUAGES.map(({ code }) => code))('a mail about an account, in %s', (language) => {
  it.each(KINDS)('[AUTH-3] [AUTH-8] %s says the same as text and as HTML', (kind, { link, code }) => {
    const { subject, text, html = '', to, headers } = layOutAccountMail(mailOf(kind), URL, language, HOME);
    expect(to).toBe('nina@example.org');
    expect(subject.length).toBeLessThan(50);
    expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    expect(html).toContain(`<html lang="${language}">`);
    expect([text.includes(URL), html.includes(URL.replaceAll('&', '&amp;'))]).toEqual([link, link]);
    expect([/^048215$/m.test(text), html.includes('>048215<')]).toEqual([code, code]);
    expect(text).not.toMatch(/undefined|\{\{|<\w/);
    // It says what to do when nobody asked for it, and a notice of a change offers a way to act.
    expect(text.split('-- ')[1]?.trim()).not.toBe('');
    if (/^(password|factor|recovery_codes)_/.test(kind)) expect(html).toContain(`${HOME}/auth?action=forgot`);
  });

  it('[AUTH-8] takes what people write for text', () => {
    const newEmail = '"<img src=x>"@example.org';
    const { html = '' } = layOutAccountMail(mailOf('email_change_new', { newEmail }), URL, language, HOME);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x&gt;');
  });
});
