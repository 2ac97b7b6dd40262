import { describe, expect, it } from 'vitest';
import { changedColumns, cleanItem, type ItemDrafts } from './item-rules.ts';

const stay = { title: 'Hôtel da Baixa', check_in: '2026-12-03', check_out: '2026-12-06' };
const visit = { title: 'Tour de Belém', date: '2026-12-03' };

function columnsOf<Kind extends keyof ItemDrafts>(kind: Kind, draft: ItemDrafts[Kind]) {
  return cleanItem(kind, draft)?.columns ?? null;
}

describe('who paid and who shares', () => {
  const parts = { mode: 'parts', shares: { ines: 2, thomas: 1 } };
  const amounts = { mode: 'amounts', shares: { ines: 45 } };

  it.each(['accommodation', 'activity', 'itinerary', 'meal'] as const)('[PLUS-5] stays for %s', (kind) => {
    const draft = { ...stay, ...visit, price: '45', paid_by: 'ines', split: amounts };
    expect(columnsOf(kind, draft)).toMatchObject({ paid_by: 'ines', split: amounts });
  });

  it('[PLUS-5] stays as it is stored when the form says nothing of it', () => {
    const columns = columnsOf('meal', { ...visit, price: '45' });
    expect(columns).not.toHaveProperty('paid_by');
    expect(columns).not.toHaveProperty('split');
  });

  it('[PLUS-5] without a price keeps the payer and the parts, and no amounts', () => {
    expect(columnsOf('meal', { ...visit, paid_by: 'ines', split: parts })).toMatchObject({
      paid_by: 'ines',
      split: parts,
    });
    for (const price of ['', '0', null])
      expect(columnsOf('meal', { ...visit, price, split: amounts })).toMatchObject({ split: null });
  });

  it('[PLUS-5] is nobody and everybody when blank', () => {
    expect(columnsOf('meal', { ...visit, paid_by: ' ', split: null })).toMatchObject({
      paid_by: null,
      split: null,
    });
  });

  it('[PLUS-5] is no change when only the order of the people differs', () => {
    const stored = { split: { shares: { thomas: 1, ines: 2 }, mode: 'parts' } };
    expect(changedColumns(stored, { split: parts })).toEqual({});
    expect(changedColumns(stored, { split: null })).toEqual({ split: null });
  });
});
