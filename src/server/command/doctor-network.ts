import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Finding } from './doctor.ts';

const PATIENCE_MS = 5000;
const RENEWAL = 14;

export async function checkMail({ SMTP_URL, hosted }: Config): Promise<Finding[]> {
  if (hosted) return [];
  if (!SMTP_URL)
    return [
      {
        state: 'warning',
        text: 'mail: without SMTP_URL mails are printed by the server, and sent to nobody',
      },
    ];
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url: SMTP_URL, ...limits });
  try {
    await transport.verify();
    return [{ state: 'well', text: `mail: ${new URL(SMTP_URL).host} lets us in` }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ state: 'wrong', text: `mail: ${new URL(SMTP_URL).host}: ${reason}` }];
  } finally {
    transport.close();
  }
}

export async function checkTls({ PUBLIC_URL }: Config): Promise<Finding[]> {
  if (!PUBLIC_URL)
    return [{ state: 'warning', text: 'address: without PUBLIC_URL links in mails name this machine' }];
  const { protocol, hostname, port } = new URL(PUBLIC_URL);
  if (protocol !== 'https:')
    return [
      {
        state: 'warning',
        text: `address: ${PUBLIC_URL} is not encrypted: browsers allow no offline use and no notifications`,
      },
    ];
  try {
    const days = await daysOfCertificate(hostname, Number(port || 443));
    const text = `TLS: the certificate of ${hostname} is valid for ${days} days`;
    return [{ state: days < RENEWAL ? 'warning' : 'well', text }];
  } catch (error) {
    return [
      { state: 'wrong', text: `TLS: ${hostname}: ${error instanceof Error ? error.message : String(error)}` },
    ];
  }
}

function daysOfCertificate(host: string, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect({ host, port, servername: host, timeout: PATIENCE_MS }, () => {
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    socket.end();
    resolve(Math.floor((end - Date.now()) / 86_400_000));
  });
  socket.once('error', reject);
  socket.once('timeout', () => socket.destroy(new Error('it does not answer')));
  return promise;
}
