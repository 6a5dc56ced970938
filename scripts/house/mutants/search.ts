import type { Mutant } from './mutant.ts'

const search = 'app/modules/directory/search'
const indexTests = `${search}/index/index.module.test.ts`
const filterTests = `${search}/queries/filters.module.test.ts`
const wordTests = `${search}/queries/words.module.test.ts`

export const searchMutants: readonly Mutant[] = [
  {
    id: 'turns-local-day',
    rule: 'Those who fit alike take turns at midnight in New York, not in Greenwich.',
    file: `${search}/ranking/fit.ts`,
    text: 'dayNumber(todayInNewYork())',
    becomes: 'Math.floor(now() / 86_400_000)',
    tests: [`${search}/ranking/fit.test.ts`],
  },
  {
    id: 'shown-place-matches',
    rule: 'The place shown of a doctor is the nearest of those that fit the filters, not the nearest of all.',
    file: `${search}/ranking/rank.ts`,
    text: 'contains(matches, other) && meters !== null',
    becomes: 'meters !== null',
    tests: [`${search}/queries/search-providers.test.ts`],
  },
  {
    id: 'evening-half-past-six',
    rule: 'Whoever is open until half past six has evening hours.',
    file: `${search}/documents/documents.server.ts`,
    text: "period.closes >= '18:30'",
    becomes: "period.closes > '18:30'",
    tests: [filterTests],
    named: 'opening hours',
  },
  {
    id: 'basics-are-no-language',
    rule: 'A doctor who has only the basics of a language is not found by it.',
    file: `${search}/documents/documents.server.ts`,
    text: "row.level !== 'basic'",
    becomes: 'row.level',
    tests: [filterTests],
    named: 'languages from',
  },
  {
    id: 'interpreter-is-no-staff',
    rule: 'A language that only an interpreter on the telephone speaks is not one of the staff.',
    file: `${search}/documents/documents.server.ts`,
    text: "row.who !== 'interpreter_phone'",
    becomes: 'row.who',
    tests: [filterTests],
    named: 'languages from',
  },
  {
    id: 'group-of-plans-lasts',
    rule: 'A group of plans counts for as long as the one of its plans that was confirmed last.',
    file: `${search}/documents/documents.server.ts`,
    text: 'Math.max(until.get(id) ?? 0, lastDay(verifiedAt))',
    becomes: 'lastDay(verifiedAt)',
    tests: [filterTests],
    named: 'group of plans',
  },
  {
    id: 'last-day-at-place',
    rule: 'A doctor is found at a place through the last day of working there.',
    file: `${search}/documents/documents.server.ts`,
    text: '(providerFacility.activeTo ?? today) >= today',
    becomes: "(providerFacility.activeTo ?? '9') > today",
    tests: [filterTests],
    named: 'at an active place',
  },
  {
    id: 'suggestions-across-segments',
    rule: 'Suggestions are ordered as one list, whether a doctor stands in the built index or among the changes since.',
    file: `${search}/queries/suggest.server.ts`,
    text: '.sort((a, b) => a.key - b.key)',
    becomes: '',
    tests: [indexTests],
    named: 'what is suggested',
  },
  {
    id: 'number-after-zip',
    rule: 'A telephone number is found behind a ZIP code whose last digit could be the 1 of the country.',
    file: `${search}/numbers.ts`,
    text: 'if (number !== null) numbers.add(number)',
    becomes: 'if (number !== null) return [number]',
    tests: [`${search}/numbers.test.ts`],
  },
  {
    id: 'letter-left-out',
    rule: 'Of two spellings that find as many, the one to which a letter was added is meant: leaving one out is the commonest slip.',
    file: `${search}/reading/spelling.ts`,
    text: 'b.to.length - a.to.length',
    becomes: 'a.to.length - b.to.length',
    tests: [wordTests],
    named: 'corrected',
  },
]
