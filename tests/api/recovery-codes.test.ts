import { decode } from 'hono/jwt';
import { expect, it } from 'vitest';
import { createPerson } from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { codeOf, guard, withPassword } from '../support/second-factor.ts';

const claimsOf = (token: string) => decode(token).payload;

onEachDatabase('recovery codes', (serverOf) => {
  it('[AUTH-9] ten recovery codes are shown once, and each opens once', async () => {
    const person = await guard(await createPerson(serverOf()));
    const { data: made, error } = await person.client.auth.mfa.recoveryCodes.generate();
    expect(error).toBeNull();
    expect(new Set(made?.codes).size).toBe(10);
    expect((await person.client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({
      code: 'mfa_verified_factor_exists',
    });
    const client = await withPassword(serverOf(), person);
    const { recoveryCodes } = client.auth.mfa;
    const [code = ''] = made?.codes ?? [];
    expect((await recoveryCodes.verify({ code: 'zzzz-zzzz-zzzz-zzzz' })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
    const typed = ` ${code.toUpperCase().replace(/(.{4})/g, '$1-')}`;
    const { data } = await recoveryCodes.verify({ code: typed });
    expect(claimsOf(data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([{ method: 'mfa/recovery_code', timestamp: expect.any(Number) }]),
    });
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
    expect((await recoveryCodes.verify({ code })).error).toMatchObject({ status: 422 });
    expect((await recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    const { data: renewed } = await recoveryCodes.regenerate();
    expect(renewed?.codes).toHaveLength(10);
    expect((await recoveryCodes.verify({ code: made?.codes[1] ?? '' })).error).toMatchObject({ status: 422 });
    expect((await recoveryCodes.unenroll()).error).toBeNull();
    expect((await recoveryCodes.getStatus()).error).toMatchObject({ code: 'mfa_factor_not_found' });
  });

  it('[AUTH-9] recovery codes are for sessions that have shown a factor, and no factor of their own', async () => {
    const plain = await createPerson(serverOf());
    const guarded = await guard(await createPerson(serverOf(), { name: 'Ana' }));
    expect((await plain.client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({
      code: 'insufficient_aal',
    });
    const client = await withPassword(serverOf(), guarded);
    for (const { error } of [
      await client.auth.mfa.recoveryCodes.generate(),
      await client.auth.mfa.recoveryCodes.regenerate(),
      await client.auth.mfa.recoveryCodes.unenroll(),
    ])
      expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const other = await guard(plain);
    expect((await other.client.auth.mfa.recoveryCodes.generate()).error).toBeNull();
    await other.client.auth.mfa.unenroll({ factorId: other.factorId });
    expect((await other.client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('[AUTH-9] a recovery code serves to replace the lost phone, to make new codes and to switch off', async () => {
    const person = await guard(await createPerson(serverOf(), { name: 'Cleo' }));
    const made = await person.client.auth.mfa.recoveryCodes.generate();
    const [first = '', second = '', third = ''] = made.data?.codes ?? [];
    const { auth } = await withPassword(serverOf(), person);
    expect((await auth.mfa.recoveryCodes.verify({ code: first })).error).toBeNull();

    const { data: phone } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: '' });
    const code = codeOf(phone?.totp.secret ?? '');
    expect((await auth.mfa.challengeAndVerify({ factorId: phone?.id ?? '', code })).error).toBeNull();
    expect((await auth.mfa.unenroll({ factorId: person.factorId })).error).toBeNull();
    expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: phone?.id }]);
    // Codes of before are still good until new ones are made.
    expect((await auth.mfa.recoveryCodes.verify({ code: second })).error).toBeNull();
    const { data: renewed } = await auth.mfa.recoveryCodes.regenerate();
    expect(renewed?.codes).toHaveLength(10);
    expect((await auth.mfa.recoveryCodes.verify({ code: third })).error).not.toBeNull();

    const next = await withPassword(serverOf(), person);
    await next.auth.mfa.recoveryCodes.verify({ code: renewed?.codes[0] ?? '' });
    expect((await next.auth.mfa.unenroll({ factorId: phone?.id ?? '' })).error).toBeNull();
    expect((await next.auth.mfa.listFactors()).data?.all).toEqual([]);
  });
});
