import { Counter, Gauge, type Registry } from 'prom-client';

export type BackupMetrics = {
  countMade: (made: { seconds: number; bytes: number }) => void;
  countFailed: () => void;
};

export function createBackupMetrics(register: Registry): BackupMetrics {
  const registers = [register];
  const last = new Gauge({
    name: 'escale_backup_last_success_timestamp_seconds',
    help: 'When the last scheduled backup was made and verified, in seconds since 1970.',
    registers,
  });
  const seconds = new Gauge({
    name: 'escale_backup_seconds',
    help: 'How long the last scheduled backup took, with its verification.',
    registers,
  });
  const bytes = new Gauge({
    name: 'escale_backup_bytes',
    help: 'Size of the last scheduled backup.',
    registers,
  });
  const failures = new Counter({
    name: 'escale_backups_failed_total',
    help: 'Scheduled backups that could not be made or verified.',
    registers,
  });
  return {
    countMade(made) {
      last.setToCurrentTime();
      seconds.set(made.seconds);
      bytes.set(made.bytes);
    },
    countFailed: () => failures.inc(),
  };
}
