import { storageKeys } from '#web/data/browser-storage.ts';
import { personSetting } from '#web/session/person-setting.ts';

export const DAYS_AHEAD = [0, 3, 7, 14] as const;

/** Bytes that a person can choose from. */
export const DEVICE_LIMITS = [52_428_800, 209_715_200, 1_073_741_824] as const;

export interface DeviceSettings {
  days: (typeof DAYS_AHEAD)[number];
  limit: (typeof DEVICE_LIMITS)[number];
  /** Documents last removed by hand, which are not stored by themselves again. */
  removed: readonly string[];
}

const DEFAULTS: DeviceSettings = { days: 3, limit: 209_715_200, removed: [] };
const MOST_REMOVED = 200;

function parse(stored: unknown): DeviceSettings {
  const { days, limit, removed }: Partial<Record<keyof DeviceSettings, unknown>> = { ...Object(stored) };
  return {
    days: DAYS_AHEAD.find((one) => one === days) ?? DEFAULTS.days,
    limit: DEVICE_LIMITS.find((one) => one === limit) ?? DEFAULTS.limit,
    removed: Array.isArray(removed) ? removed.map(String) : DEFAULTS.removed,
  };
}

const setting = personSetting(storageKeys.deviceSettings, parse);

export const deviceSettings = setting.get;
export const useDeviceSettings = setting.use;

export function changeDeviceSettings(to: Partial<DeviceSettings>): void {
  const { removed, ...rest } = { ...setting.get(), ...to };
  setting.set({ ...rest, removed: removed.slice(-MOST_REMOVED) });
}
