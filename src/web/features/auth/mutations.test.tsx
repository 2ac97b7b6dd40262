// @vitest-environment happy-dom
import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { toast } from '#web/ui/toasts.ts';
import { useAuthActions } from './mutations.ts';

vi.mock('#web/ui/toasts.ts', () => ({ toast: vi.fn() }));
vi.mock('#web/data/use-config.ts', () => ({ useMailsStayHere: () => false }));
const auth = vi.hoisted(() => ({ signInWithPassword: vi.fn(), resend: vi.fn() }));
vi.mock('#web/session/session.tsx', () => ({
  useSessionStore: () => ({ act: (action: (client: object) => unknown) => action({ auth }) }),
}));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('auth');
});

function SignIn() {
  const { signIn } = useAuthActions();
  return (
    <button type="button" onClick={() => signIn({ email: 'camille@exemple.fr', password: 'lisbonne2027' })}>
      sign in
    </button>
  );
}

it.each([
  [
    'Email ou mot de passe incorrect.',
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
  ],
  [
    'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
    new AuthRetryableFetchError('The server is starting', 503),
  ],
  [
    'Le serveur a rencontré une erreur. Réessayez dans un instant.',
    new AuthRetryableFetchError('Something went wrong on the server', 500),
  ],
])(
  '[AUTH-5] a sign-in that fails is a wrong password only where the server found one: %s',
  async (text, error) => {
    auth.signInWithPassword.mockResolvedValueOnce({ data: { user: null, session: null }, error });
    const page = await show(
      <MemoryRouter>
        <SignIn />
      </MemoryRouter>,
    );
    await act(async () => page.querySelector('button')?.click());
    expect(toast).toHaveBeenLastCalledWith({
      title: 'Connexion échouée',
      description: text,
      variant: 'destructive',
    });
  },
);

function Resend() {
  const { resendConfirmation } = useAuthActions();
  return (
    <button type="button" onClick={() => resendConfirmation({ email: 'personne@exemple.fr' })}>
      resend
    </button>
  );
}

it('[AUTH-3] a confirmation that is asked for again does not reveal whether there is an account', async () => {
  auth.resend.mockResolvedValueOnce({ error: null });
  const page = await show(
    <MemoryRouter>
      <Resend />
    </MemoryRouter>,
  );
  await act(async () => page.querySelector('button')?.click());
  expect(toast).toHaveBeenLastCalledWith({
    title: 'Demande enregistrée',
    description: 'Si un compte existe pour personne@exemple.fr, un nouveau message part à l’instant.',
  });
});
