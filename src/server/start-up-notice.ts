/** What the operator reads on the terminal: the address, and credentials once. Never part of the log. */
import type { Credentials } from './first-supervisor.ts';

type Notice = { address: string; database: string; supervisor: Credentials | undefined };

/** Prints it to standard output, in both languages of the product. */
export function printStartUpNotice({ address, database, supervisor }: Notice): void {
  const lines = ['', `  Escale   ${address}`, `           ${database}`];
  if (supervisor) {
    lines.push(
      '',
      '  Supervisor · superviseur',
      `    e-mail               ${supervisor.email}`,
      `    password             ${supervisor.password}`,
      '    Shown once: keep it. · Affiché une seule fois : notez-le.',
    );
  }
  process.stdout.write(`${[...lines, ''].join('\n')}\n`);
}
