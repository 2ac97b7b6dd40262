import { readJson, remove, writeJson } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** What a visitor typed into the quick plan, kept until a trip is made of it (DASH-4). Days are ISO, texts may be empty. */
export interface QuickPlan {
  destination: string;
  startDate: string;
  endDate: string;
  travellers: number | null;
}

export function saveQuickPlan(plan: QuickPlan): void {
  writeJson('local', storageKeys.quickPlan, plan);
}

/** The draft, or null; fields that are missing or of another kind are empty. */
export function readQuickPlan(): QuickPlan | null {
  const kept = readJson('local', storageKeys.quickPlan);
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = new Map<string, unknown>(Object.entries(kept));
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const travellers = fields.get('travellers');
  return {
    destination: text('destination'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    travellers: typeof travellers === 'number' ? travellers : null,
  };
}

export function clearQuickPlan(): void {
  remove('local', storageKeys.quickPlan);
}
