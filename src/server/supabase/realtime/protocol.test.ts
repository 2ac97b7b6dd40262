import { RealtimeClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeBroadcast, encodeFrame, encodeReply, nameOf, topicOf } from './protocol.ts';

const { serializer } = new RealtimeClient('ws://localhost/realtime/v1', { params: { apikey: 'none' } });

type Message = Parameters<typeof serializer.encode>[0];

/** A message as the official client puts it on the wire. */
function asSent(message: Message): { frame: Buffer; isBinary: boolean } {
  let sent: string | ArrayBuffer = '';
  serializer.encode(message, (result) => {
    sent = result;
  });
  return typeof sent === 'string'
    ? { frame: Buffer.from(sent), isBinary: false }
    : { frame: Buffer.from(sent), isBinary: true };
}

/** A frame as the official client reads it. */
function asReceived(frame: Buffer): unknown {
  let received: unknown;
  serializer.decode(frame.toString('utf8'), (message: unknown) => {
    received = message;
  });
  return received;
}

const short = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

describe('frames of the official client', () => {
  it('a text frame is an array of five', () => {
    const { frame, isBinary } = asSent({
      join_ref: '1',
      ref: '2',
      topic: 'realtime:trip:1',
      event: 'phx_join',
      payload: { config: {} },
    });
    expect(decodeFrame(frame, isBinary)).toEqual({
      joinRef: '1',
      ref: '2',
      topic: 'realtime:trip:1',
      event: 'phx_join',
      payload: { config: {} },
    });
  });

  it('a broadcast is a binary frame, for any texts and payload', () => {
    fc.assert(
      fc.property(short, short, fc.jsonValue(), (topic, event, payload) => {
        const sent = asSent({
          join_ref: '3',
          ref: '4',
          topic,
          event: 'broadcast',
          payload: { type: 'broadcast', event, payload },
        });
        expect(sent.isBinary).toBe(true);
        const expected: unknown = JSON.parse(JSON.stringify(payload ?? {}));
        expect(decodeFrame(sent.frame, true)).toEqual({
          joinRef: '3',
          ref: '4',
          topic,
          event: 'broadcast',
          payload: { type: 'broadcast', event, payload: expected },
        });
      }),
    );
  });

  it('a binary payload is known as one', () => {
    const payload = { type: 'broadcast', event: 'x', payload: new ArrayBuffer(3) };
    const { frame } = asSent({ join_ref: '1', ref: '2', topic: 't', event: 'broadcast', payload });
    expect(decodeFrame(frame, true)?.payload).toEqual({ type: 'broadcast', event: 'x', isBinary: true });
  });

  it('anything else is nothing, and never an error', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.boolean(), (bytes, isBinary) => {
        const message = decodeFrame(Buffer.from(bytes), isBinary);
        expect(message === undefined || typeof message.topic === 'string').toBe(true);
      }),
    );
    for (const text of ['', '{}', '[]', '[1,2,3,4,5]', '["1","2","t"]', 'null']) {
      expect(decodeFrame(Buffer.from(text), false)).toBeUndefined();
    }
  });

  it('it reads what it is sent', () => {
    const to = { joinRef: '1', ref: '2', topic: topicOf('trip:1') };
    expect(asReceived(encodeReply(to, 'ok', { a: 1 }))).toEqual({
      join_ref: '1',
      ref: '2',
      topic: 'realtime:trip:1',
      event: 'phx_reply',
      payload: { status: 'ok', response: { a: 1 } },
    });
    expect(asReceived(encodeFrame({ topic: 't' }, 'phx_close', {}))).toMatchObject({
      join_ref: null,
      ref: null,
    });
    expect(asReceived(encodeBroadcast('trip:"1"', 'é"', '{"a":[1]}', 'id-1'))).toEqual({
      join_ref: null,
      ref: null,
      topic: 'realtime:trip:"1"',
      event: 'broadcast',
      payload: { type: 'broadcast', event: 'é"', payload: { a: [1] }, meta: { id: 'id-1' } },
    });
  });

  it('names of channels stand behind a prefix', () => {
    expect(nameOf(topicOf('trip:1'))).toBe('trip:1');
    expect(nameOf('phoenix')).toBeUndefined();
  });
});
