import { scheduleBackups } from '../backup/scheduled-backups.ts';
import type { Config } from '../config.ts';
import type { OwnerSql } from '../database/session.ts';
import { keepUpDaily } from '../database/upkeep.ts';
import type { Logger } from '../operations/logger.ts';
import type { Metrics } from '../operations/metrics.ts';
import { readRatesDaily } from '../rates/rate-reader.ts';
import { hasDuties } from './worker.ts';

type Parts = { database: OwnerSql; config: Config; logger: Logger; root: string; metrics: Metrics };

export function startDuties({ metrics, ...parts }: Parts): { stop: () => Promise<void> } {
  if (!hasDuties()) return { stop: async () => {} };
  const endUpkeep = keepUpDaily(parts.database, parts.logger);
  const endRates = readRatesDaily({ ...parts, address: parts.config.RATES_URL, metrics: metrics.rates });
  const backups = scheduleBackups({ ...parts, metrics: metrics.backups });
  return {
    async stop() {
      endUpkeep();
      endRates();
      await backups?.stop();
    },
  };
}
