import { createServer, type ServerResponse } from 'node:http';
import { PUBLISHED_RATES } from '#seed/reference-rates.ts';

/** What the stand-in does with a question. */
export type RatesMood = 'well' | 'slow' | 'broken' | 'garbage' | 'endless' | 'elsewhere' | 'doubled';

export type RatesService = {
  /** For `RATES_URL`. */
  url: string;
  /** How often it was asked. */
  asked: number;
  mood: RatesMood;
  stop: () => Promise<void>;
};

/** The European Central Bank's file of a day, with the rates that the product brings. */
export function ratesFile(date: string): string {
  const entries = Object.entries(PUBLISHED_RATES.rates).map(
    ([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='${date}'>${entries.join('')}</Cube></Cube></gesmes:Envelope>`;
}

/** Writes for as long as somebody reads. */
function pour(response: ServerResponse): void {
  response.on('drain', () => response.write('x'.repeat(65_536)));
  response.write('x'.repeat(65_536));
}

/** Stands in for the European Central Bank on this machine. */
export async function startRatesService(date: string): Promise<RatesService> {
  const server = createServer((_, response) => {
    service.asked += 1;
    switch (service.mood) {
      case 'slow':
        return; // Never answers: the caller has to give up.
      case 'broken':
        return void response.writeHead(500).end('down');
      case 'elsewhere':
        return void response.writeHead(302, { location: '/other' }).end();
      case 'endless': {
        return pour(response);
      }
      case 'garbage':
        return void response.end('<html>');
      case 'doubled':
        return void response.end(ratesFile(date).replace('1.1269', '11.269'));
      case 'well':
        return void response.end(ratesFile(date));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const service: RatesService = {
    url: `http://127.0.0.1:${port}/stats/eurofxref/eurofxref-daily.xml`,
    asked: 0,
    mood: 'well',
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}
