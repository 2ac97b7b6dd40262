// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { useBackToFirstView } from './use-back-to-first-view.ts';
import { usePlannerView } from './use-planner-view.ts';

const closes = vi.hoisted(() => vi.fn<(isOpen: boolean) => void>());
vi.mock('#web/ui/overlay-closing.ts', async (original) => ({
  ...(await original<object>()),
  useBackCloses: closes,
}));

const show = reactPage();
beforeEach(() => void closes.mockClear());

function View({ isAgendaFirst }: { isAgendaFirst: boolean }): null {
  useBackToFirstView(usePlannerView('trip'), { isNarrow: true, isAgendaFirst });
  return null;
}

it.each([
  ['?day=agenda', false, true],
  ['?day=agenda', true, false],
  ['?day=2026-12-02', false, false],
  ['?day=2026-12-02', true, true],
  ['', true, false],
])(
  '[PLUS-20] at %s, with the agenda first: %s, Back closes the view: %s',
  async (search, isAgendaFirst, isClosed) => {
    await show(
      <MemoryRouter initialEntries={[`/trip${search}`]}>
        <View isAgendaFirst={isAgendaFirst} />
      </MemoryRouter>,
    );
    expect(closes.mock.calls.map(([isOpen]) => isOpen)).toEqual([isClosed, false, false]);
  },
);
