import type { ImportReport } from '../../contracts/catalogue.ts';
import type { ImportProgress } from '../../modules/catalogue/index.ts';
import { terminalLine } from './terminal-text.ts';

/** How many faults are shown; the report as JSON has more. */
const FAULTS_SHOWN = 50;

const number = (value: number): string => value.toLocaleString('en');

const perSecond = (count: number, ms: number): string => `${number(Math.round((count * 1_000) / Math.max(ms, 1)))}/s`;

/** How far an import has come; `ms` since its phase began. */
export const progressLine = ({ phase, read, unchanged, faulty, embedded }: ImportProgress, ms: number): string => {
  if (phase === 'vectors') return `· ${number(embedded)} vectors made · ${perSecond(embedded, ms)}`;
  const more = [unchanged > 0 && `${number(unchanged)} as they were`, faulty > 0 && `${number(faulty)} left out`];
  return `· ${[`${number(read)} rows`, perSecond(read, ms), ...more].filter((part) => part).join(' · ')}`;
};

const faultLine = ({ line, field, message }: ImportReport['faults'][number]): string =>
  terminalLine(`line ${line}${field === '' ? '' : `, ${field}`}: ${message}`);

/** What became of an import, in lines. */
export const reportText = (report: ImportReport, tenant: string, ms: number): string => {
  const { kind, read, inserted, changed, unchanged, faulty, faults, ignored, embedded, pending } = report;
  const shown = faults.slice(0, FAULTS_SHOWN);
  const hidden = faults.length - shown.length;
  return [
    `${kind} of ${terminalLine(tenant)}: ${number(read)} rows read in ${(ms / 1_000).toFixed(1)} s`,
    `  ${number(inserted)} new, ${number(changed)} changed, ${number(unchanged)} as they were, ${number(faulty)} left out`,
    `  ${number(embedded)} vectors made${pending ? '; more are to be made, by the service at its next start' : ''}`,
    ...(ignored.length > 0 ? [`  fields that ${kind} do not have: ${terminalLine(ignored.join(', '), 1_000)}`] : []),
    ...shown.map(faultLine),
    ...(hidden > 0 || faulty > faults.length ? ['… and more; --json prints up to 1,000'] : []),
    '',
  ].join('\n');
};
