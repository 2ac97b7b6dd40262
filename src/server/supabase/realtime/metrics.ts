import { Counter, Gauge, type Registry } from 'prom-client';

export type RealtimeMetrics = {
  countRefusal: (limit: string) => void;
  countClosing: (reason: string) => void;
  countDelivered: (messages: number) => void;
  countJoin: (result: string) => void;
};

type Sizes = { sockets: () => number; channels: () => number };

export function createRealtimeMetrics(
  register: Registry,
  countRefusal: (limit: string) => void,
): RealtimeMetrics & { show: (sizes: Sizes) => void } {
  const registers = [register];
  const closings = new Counter({
    name: 'escale_realtime_closings_total',
    help: 'Channels and sockets that the server closed, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const delivered = new Counter({
    name: 'escale_realtime_delivered_total',
    help: 'Broadcasts handed to sockets.',
    registers,
  });
  const joins = new Counter({
    name: 'escale_realtime_joins_total',
    help: 'Joins of channels, by their result.',
    labelNames: ['result'],
    registers,
  });
  return {
    countRefusal,
    countClosing: (reason) => closings.inc({ reason }),
    countDelivered: (messages) => delivered.inc(messages),
    countJoin: (result) => joins.inc({ result }),
    show({ sockets, channels }) {
      gauge(register, 'escale_realtime_sockets', 'Sockets that are open.', sockets);
      gauge(register, 'escale_realtime_channels', 'Channels that are joined.', channels);
    },
  };
}

function gauge(register: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      this.set(read());
    },
  });
}
