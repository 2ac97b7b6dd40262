/** `escale doctor`: reports the state of an installation; changes nothing. */
import { type Config, VARIABLES } from '../config.ts';
import { misspeltVariables } from '../operations/misspelt-variables.ts';
import { ConfigError, operatorText } from '../operations/operator-error.ts';
import type { Command } from './command.ts';
import { checkBackups, checkDatabase } from './doctor-database.ts';
import { checkClock, checkDisk, checkFrontEnd, checkNode, checkPort } from './doctor-machine.ts';
import { checkMail, checkTls } from './doctor-network.ts';

export interface Finding {
  state: 'well' | 'warning' | 'wrong';
  text: string;
}

type Check = (config: Config, root: string) => Promise<Finding[]> | Finding[];

const CHECKS: readonly Check[] = [
  checkDisk,
  checkPort,
  checkFrontEnd,
  checkDatabase,
  checkBackups,
  checkClock,
  checkMail,
  checkTls,
];

/** Answers exit code 1 when something keeps the installation from serving. */
export const doctor: Command = async ({ config: read, root, print }) => {
  const findings = [...checkNode(root)];
  const config = configOrFindings(read, findings);
  if (config) for (const check of CHECKS) findings.push(...(await found(check, config, root)));
  for (const { state, text } of findings) print(`${state.padEnd(8)} ${text}`);
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
};

function configOrFindings(read: () => Config, findings: Finding[]): Config | undefined {
  try {
    const config = read();
    findings.push({ state: 'well', text: 'configuration: every variable can be used' });
    for (const warning of misspeltVariables(process.env, VARIABLES))
      findings.push({ state: 'warning', text: `configuration: ${warning}` });
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    findings.push({ state: 'wrong', text: `configuration: ${error.message}` });
    return undefined;
  }
}

async function found(check: Check, config: Config, root: string): Promise<Finding[]> {
  try {
    return await check(config, root);
  } catch (error) {
    return [
      {
        state: 'wrong',
        text: operatorText(error) ?? (error instanceof Error ? error.message : String(error)),
      },
    ];
  }
}
