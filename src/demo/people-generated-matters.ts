/** What people of a department aim at and care for. */
interface Matters {
  readonly objectives: readonly string[];
  readonly interests: readonly string[];
}

const matters = (objectives: string, interests: string): Matters => ({
  objectives: objectives.split('|'),
  interests: interests.split('|'),
});

const byDepartment: Readonly<Record<string, Matters>> = {
  'Software Engineering': matters(
    'Cut the start-up time of the booking service by half|Write tests for the oldest module|Move two services to the new framework|Lead a design review each month',
    'open source|programming languages|developer experience|mentoring',
  ),
  'Platform Engineering': matters(
    'Bring deployments below ten minutes|Move the last servers to the cluster|Rehearse the recovery of every database|Lower the cloud bill by 15 %',
    'automation|reliability|open source|green computing',
  ),
  'Information Technology': matters(
    'Answer nine tickets in ten within a day|Replace the laptops of two offices|Write down the ten most frequent repairs|Join the warehouse network to the new core',
    'networks|hardware|accessibility|automation',
  ),
  Security: matters(
    'Obtain the security certificate again|Bring two-factor sign-in to all offices|Run an attack exercise with every team|Close critical weaknesses within a week',
    'ethical hacking|cryptography|teaching|privacy',
  ),
  'Data Science': matters(
    'Forecast demand for spare parts|Bring the churn model to production|Measure the effect of the new prices|Teach a course on honest charts',
    'machine learning|language models|mathematics|teaching',
  ),
  'Customer Insight': matters(
    'Publish a monthly view of customer satisfaction|Replace forty reports by five|Interview thirty customers who left|Make survey results available to all',
    'behavioural science|data journalism|public speaking|psychology',
  ),
  Product: matters(
    'Find out why trials are given up|Launch the planning module in France|Write a roadmap that sales can show|Halve the number of open requests',
    'product strategy|service design|psychology|start-ups',
  ),
  Design: matters(
    'Bring all forms into the design system|Test the mobile application with blind users|Draw the new onboarding|Publish a guide of our icons',
    'accessibility|illustration|service design|photography',
  ),
  Sales: matters(
    'Win six new accounts in industry|Renew nine contracts in ten|Visit every key customer twice|Bring the forecast within 5 % of the result',
    'negotiation|travel|partnerships|coaching',
  ),
  'Customer Success': matters(
    'Bring new customers live within thirty days|Raise satisfaction to 90 %|Write answers to the fifty most frequent questions|Lower departures of customers by a fifth',
    'psychology|languages|teaching|product management',
  ),
  Partnerships: matters(
    'Sign three partners in Germany|Train partners on the planning module',
    'negotiation|languages|travel',
  ),
  Marketing: matters(
    'Launch the autumn campaign in three languages|Double the readers of the newsletter|Lower the cost per contact by 10 %|Run four customer events',
    'photography|writing|data|video',
  ),
  Communications: matters(
    'Renew the intranet with colleagues|Train twenty colleagues to speak to the press|Publish the annual report in plain language',
    'writing|journalism|languages|podcasts',
  ),
  Finance: matters(
    'Close the month in four days|Automate the cash report|Explain the budget to every team leader|Lower overdue payments by a third',
    'automation|data|sustainability|teaching',
  ),
  'Human Resources': matters(
    'Fill technical posts within sixty days|Write a map of the skills of the company|Make interviews the same for all candidates|Move the personnel files to the new system',
    'coaching|labour law|diversity|psychology',
  ),
  Learning: matters(
    'Open the learning platform to all sites|Design a path for new team leaders|Measure what courses change at work',
    'pedagogy|video|facilitation|coaching',
  ),
  Operations: matters(
    'Go a year without an accident|Lower scrap on line two by 20 %|Mend the most frequent stop of the press|Bring visual planning to every shift',
    'lean management|robotics|environment|first aid',
  ),
  'Supply Chain': matters(
    'Bring stock accuracy to 99 %|Find a second supplier for batteries|Deliver 97 % of orders on time|Move a third of transport to rail',
    'environment|negotiation|planning|languages',
  ),
  Legal: matters(
    'Answer contract questions within two days|Write model contracts in plain language|Train all buyers against bribery|Record every processing of personal data',
    'privacy|artificial intelligence|plain language|ethics',
  ),
  'Executive Office': matters(
    'Agree on the strategy for three years|Halve travel between the sites|Publish what became of our promises',
    'sustainability|strategy|languages|volunteering',
  ),
};

/** @throws Error when nothing was written for the department. */
export const mattersOf = (department: string): Matters => {
  const found = byDepartment[department];
  if (!found) throw new Error(`No objectives are written for ${department}.`);
  return found;
};
