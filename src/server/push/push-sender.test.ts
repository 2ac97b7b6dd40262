import { afterEach, expect, it, vi } from 'vitest';
import { startPushService } from '#tests/support/push-service.ts';
import { createPushSender } from './push-sender.ts';
import { makeVapidKey } from './vapid-key.ts';

const DAY = 86_400_000;

afterEach(() => vi.useRealTimers());

it('[PLUS-19] a subscription under another key has ended, unless the clock may be the reason', async () => {
  const service = await startPushService();
  const phone = service.addBrowser();
  const sender = createPushSender({
    privateKey: makeVapidKey(),
    publicUrl: 'https://escale.example',
    allowsLoopback: true,
  });
  const notification = { title: 'Lisbonne', body: 'Hello', url: '/', tag: 'a', language: 'fr' };
  const send = () => sender.send({ id: 'phone', ...phone }, notification);
  for (const status of [401, 403]) {
    service.answer(phone, status);
    expect(await send()).toBe('gone');
    for (const difference of [-DAY, DAY]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + difference });
      expect(await send()).toBe('later');
      vi.useRealTimers();
    }
  }
  service.answer(phone, 400);
  expect(await send()).toBe('refused');
  await service.stop();
});
