import { testConcerns } from '#app/modules/library/labs/test-windows.ts'
import {
  aliases,
  day,
  flag,
  needed,
  type ReferenceColumn,
  type ReferenceTable,
  settledSlug,
  sort,
} from './table-columns.ts'

const name = { name: 'name', kind: 'words', max: 300 } as const
const words = (column: string, max = 300) => ({ name: column, kind: 'words', max }) as const
const lines = (column: string) => ({ name: column, kind: 'wordList', optional: true, max: 1000 }) as const
const whole = (column: string, max: number) => ({ name: column, kind: 'whole', min: 0, max }) as const
const anyWhole = (column: string, max: number) => ({ ...whole(column, max), optional: true }) as const
const yearDay = (column: string) =>
  ({ name: column, kind: 'text', optional: true, pattern: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ }) as const

/** A statement of medicine names where it is from, and the day on which somebody last read it. */
const attested: readonly ReferenceColumn[] = [
  { name: 'sources', kind: 'sources' },
  { name: 'reviewedOn', kind: 'day' },
]

const ruleKinds = ['vaccine', 'test', 'validity'] as const
const labCategories = [
  ...['blood-count', 'chemistry', 'diabetes', 'thyroid', 'heart', 'liver-and-hepatitis', 'kidney', 'hormones'],
  ...['iron-and-vitamins', 'cancer-screening', 'infection', 'sti', 'immunity', 'urine-and-stool', 'pregnancy'],
  'children',
] as const
const medicineStates = ['rx', 'otc', 'rx_and_otc', 'controlled'] as const

/**
 * Tables of the library that people maintain as lists. Their texts stand in the library's editor too.
 */
export const libraryTables: readonly ReferenceTable[] = [
  {
    key: 'examRules',
    tableName: 'i693_rules',
    title: 'name',
    ascending: [
      ['minMonths', 'maxMonths'],
      ['effectiveFrom', 'effectiveTo'],
    ],
    columns: [
      { name: 'kind', kind: 'choice', choices: ruleKinds },
      { name: 'code', kind: 'text', max: 80, pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ },
      name,
      anyWhole('minMonths', 1500),
      anyWhole('minWeeks', 520),
      anyWhole('maxMonths', 1500),
      day('bornFrom'),
      yearDay('seasonFrom'),
      yearDay('seasonTo'),
      day('effectiveFrom'),
      day('effectiveTo'),
      { ...flag('isRetired'), label: 'isNoLongerAsked' },
      { ...needed('text'), label: 'ruleText' },
      lines('bookletNames'),
      ...attested,
      sort,
    ],
  },
  {
    key: 'labTests',
    tableName: 'lab_tests',
    title: 'name',
    ascending: [
      ['turnaroundMinDays', 'turnaroundMaxDays'],
      ['priceMinCents', 'priceMaxCents'],
      ['windowEarliestDay', 'windowConclusiveDay'],
    ],
    folded: [
      {
        name: 'window',
        parts: {
          windowConcerns: { name: 'concerns' },
          windowEarliestDay: { name: 'earliestDay' },
          windowConclusiveDay: { name: 'conclusiveDay' },
          windowNote: { name: 'note', isOptional: true },
        },
      },
    ],
    columns: [
      settledSlug,
      name,
      aliases,
      { name: 'category', kind: 'choice', choices: labCategories },
      words('specimen'),
      anyWhole('fastingHours', 72),
      needed('preparation'),
      whole('turnaroundMinDays', 90),
      whole('turnaroundMaxDays', 90),
      anyWhole('priceMinCents', 10_000_000),
      anyWhole('priceMaxCents', 10_000_000),
      { name: 'loinc', kind: 'text', optional: true, pattern: /^\d{1,7}-\d$/ },
      needed('meaning'),
      { name: 'windowConcerns', kind: 'choices', choices: testConcerns, choiceWords: 'concerns', optional: true },
      anyWhole('windowEarliestDay', 730),
      anyWhole('windowConclusiveDay', 730),
      { name: 'windowNote', kind: 'words', long: true, optional: true, max: 1000 },
      ...attested,
      sort,
    ],
  },
  {
    key: 'modalities',
    tableName: 'imaging_modalities',
    title: 'name',
    ascending: [['minMinutes', 'maxMinutes']],
    columns: [
      settledSlug,
      { name: 'dicomCode', kind: 'text', pattern: /^[A-Z]{2,6}$/ },
      name,
      needed('description'),
      flag('usesRadiation'),
      whole('minMinutes', 1440),
      whole('maxMinutes', 1440),
      ...['preparation', 'withContrast', 'ifPregnant', 'withImplants', 'bring'].map(lines),
      ...attested,
      sort,
    ],
  },
  {
    key: 'medicines',
    tableName: 'medications',
    title: 'generic',
    columns: [
      settledSlug,
      { name: 'generic', kind: 'text', max: 120 },
      { name: 'brands', kind: 'list', optional: true },
      lines('names'),
      words('drugClass'),
      { name: 'status', kind: 'choice', choices: medicineStates },
      words('forms'),
      needed('use'),
      lines('cautions'),
      { name: 'herbInteractions', kind: 'pairs', pair: ['herb', 'note'], optional: true, max: 1000 },
      ...attested,
    ],
  },
]
