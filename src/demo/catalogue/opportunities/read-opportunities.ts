import { Opportunity, WorkingMode } from '../../../../contracts/catalogue.ts';
import { type Block, listed, readBlocks } from '../blocks.ts';
import { type JobArea, type JobRow, jobAreas } from '../jobs/index.ts';
import { jobCode, skillCode, slug } from '../slug.ts';

const COUNTRIES = new Map([
  ['Bristol', 'United Kingdom'],
  ['Edinburgh', 'United Kingdom'],
  ['London', 'United Kingdom'],
  ['Manchester', 'United Kingdom'],
  ['Dublin', 'Ireland'],
  ['Lyon', 'France'],
  ['Nantes', 'France'],
  ['Paris', 'France'],
  ['Madrid', 'Spain'],
  ['Munich', 'Germany'],
  ['Porto', 'Portugal'],
]);

const jobs = new Map(jobAreas.flatMap((area) => area.jobs.map((job) => [job[0], { area, job }] as const)));

/**
 * Reads a table of opportunities. The cells: English title of a job of the company; what is added to the title, in English and
 * after `=` in French; city, or country where any city will do; settings; skills beyond those of the job; and the id where it
 * is not made of title and place. Settings are words in any order: working mode, contract, `closed`, when it opens and when it
 * closes as dates, `-` for no such date. Department and seniority are the job's; interns and apprentices are juniors.
 * @throws Error at a job, place or setting that is not known.
 */
export const readOpportunities = (table: string): Opportunity[] => readBlocks(table).map(opportunityOf);

const opportunityOf = ({ cells, english, french }: Block): Opportunity => {
  const [jobTitle = '', added = '', place = '', settings = '', skills, id] = cells;
  const { area, job } = jobOf(jobTitle);
  const [inEnglish, inFrench] = added.split('=').map((part) => part.trim());
  const title = inEnglish ? `${jobTitle}, ${inEnglish}` : jobTitle;
  const labels = [...job[3].split('|'), ...listed(skills)];
  const { contract = null, ...rest } = settingsOf(settings);
  const learns = contract === 'internship' || contract === 'apprenticeship';
  return {
    id: id || `opp-${slug(`${title} ${place}`)}`,
    title,
    description: english,
    translations: { fr: { title: inFrench ? `${job[1]}, ${inFrench}` : job[1], description: french } },
    ...placeOf(place),
    remoteMode: null,
    contract,
    department: area.department,
    jobCode: jobCode(jobTitle),
    seniority: learns ? 'junior' : job[2],
    skills: [...new Set(labels.map(skillCode))],
    opensOn: null,
    closesOn: null,
    status: 'open',
    ...rest,
  };
};

const jobOf = (title: string): { area: JobArea; job: JobRow } => {
  const found = jobs.get(title);
  if (!found) throw new Error(`No job of the company: ${title}`);
  return found;
};

const placeOf = (place: string): Pick<Opportunity, 'city' | 'country'> => {
  const country = COUNTRIES.get(place);
  if (country) return { city: place, country };
  if (new Set(COUNTRIES.values()).has(place)) return { city: null, country: place };
  if (place === '') return { city: null, country: null };
  throw new Error(`No place of the company: ${place}`);
};

const { contract } = Opportunity.shape;
const SETTINGS = new Map<string, Partial<Opportunity>>([
  ...WorkingMode.options.map((remoteMode) => [remoteMode, { remoteMode }] as const),
  ...contract
    .unwrap()
    .unwrap()
    .options.map((contract) => [contract, { contract }] as const),
  ['closed', { status: 'closed' }],
]);

const settingsOf = (cell: string): Partial<Opportunity> => {
  const words = cell.split(' ').filter(Boolean);
  const [opensOn = null, closesOn = null] = words.filter(isDate).map((word) => (word === '-' ? null : word));
  return Object.assign({ opensOn, closesOn }, ...words.filter((word) => !isDate(word)).map(settingOf));
};

const isDate = (word: string) => /^\d{4}-\d\d-\d\d$|^-$/.test(word);

const settingOf = (word: string): Partial<Opportunity> => {
  const setting = SETTINGS.get(word);
  if (!setting) throw new Error(`No setting of an opportunity: ${word}`);
  return setting;
};
