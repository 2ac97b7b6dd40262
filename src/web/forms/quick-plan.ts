import { fieldOf } from '#domain/json.ts';
import { readJson, remove, storageKeys, writeJson } from '#web/data/browser-storage.ts';

export interface QuickPlace {
  name: string;
}

/** A visitor's plan until it becomes a trip [DASH-4]. ISO days; texts may be empty. */
export interface QuickPlan {
  destination: string;
  startDate: string;
  endDate: string;
  travellers: number | null;
  /** A place as in `destination_details`. */
  place?: QuickPlace;
  sample?: string;
  /** True: a dialog has shown it, whose draft is newer. */
  isOpened?: boolean;
}

export function saveQuickPlan(plan: QuickPlan): void {
  writeJson('local', storageKeys.quickPlan, plan);
}

export function readQuickPlan(): QuickPlan | null {
  const stored = readJson('local', storageKeys.quickPlan);
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const travellers = fields.get('travellers');
  const place = fields.get('place');
  return {
    destination: text('destination'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    travellers: typeof travellers === 'number' ? travellers : null,
    ...(isPlace(place) && { place }),
    ...(text('sample') && { sample: text('sample') }),
    ...(fields.get('isOpened') === true && { isOpened: true }),
  };
}

const isPlace = (value: unknown): value is QuickPlace => typeof fieldOf(value, 'name') === 'string';

/** Returns whether there is a plan that no dialog has shown yet, and marks it as shown. */
export function openQuickPlan(): boolean {
  const plan = readQuickPlan();
  if (!plan || plan.isOpened) return false;
  saveQuickPlan({ ...plan, isOpened: true });
  return true;
}

export function clearQuickPlan(): void {
  remove('local', storageKeys.quickPlan);
}
