import type { NewSupervisor } from './first-supervisor.ts';

type Notice = {
  address: string;
  ownAddress: string;
  database: string;
  supervisor: NewSupervisor | undefined;
  printsMails: boolean;
};

export function printStartUpNotice({ address, ownAddress, database, supervisor, printsMails }: Notice): void {
  const listening = address === ownAddress ? [] : [`           ${ownAddress}`];
  const lines = ['', `  Escale   ${address}`, ...listening, `           ${database}`];
  if (printsMails) {
    lines.push(
      '',
      '  Without SMTP_URL mails are printed here, with links and codes that let people in: keep this output to yourself.',
      '  Sans SMTP_URL, les e-mails s’affichent ici, avec des liens et des codes qui connectent : gardez cette sortie pour vous.',
    );
  }
  if (supervisor) {
    lines.push(
      '',
      '  Supervisor · superviseur',
      `    e-mail               ${supervisor.email}`,
      // A given password is not printed: standard output may be stored elsewhere.
      ...(supervisor.isPasswordMade
        ? [
            `    password             ${supervisor.password}`,
            '    Shown once: keep it. · Affiché une seule fois : notez-le.',
          ]
        : ['    password             SUPERVISOR_PASSWORD']),
    );
  }
  process.stdout.write(`${[...lines, ''].join('\n')}\n`);
}
