import type { Mutant } from './mutant.ts'

const desk = 'app/modules/desk'
const bulk = `${desk}/commands/bulk-steps.module.test.ts`
const route = 'tests/routes/desk.test.ts'

export const deskMutants: readonly Mutant[] = [
  {
    id: 'repeat-by-oneself',
    rule: 'Only one’s own step is done already: on an old screen somebody else’s is told.',
    file: `${desk}/commands/change-visit.server.ts`,
    text: ' && last.actorId === actor.userId',
    becomes: '',
    tests: [route],
    named: 'colleague',
  },
  {
    id: 'chosen-twice',
    rule: 'A visit that is chosen twice is one visit of a common step.',
    file: `${desk}/commands/bulk-steps.server.ts`,
    text: '[...new Set(ids)]',
    becomes: '[...ids]',
    tests: [bulk],
  },
  {
    id: 'reminder-to-nobody',
    rule: 'A reminder that reaches nobody is not told as sent.',
    file: `${desk}/commands/bulk-steps.server.ts`,
    text: 'outcome.done && outcome.value > 0',
    becomes: 'outcome.done',
    tests: [bulk],
  },
  {
    id: 'known-consent',
    rule: 'Booking for somebody known agrees to no text messages in their name.',
    file: `${desk}/commands/book-at-desk.server.ts`,
    text: 'told.smsConsentAt !== null',
    becomes: 'true',
    tests: [route],
    named: 'agrees to no messages',
  },
  {
    id: 'closure-begun-earlier',
    rule: 'Of a closure that began earlier the calendar draws the days that were asked for.',
    file: `${desk}/queries/calendar-events.server.ts`,
    text: 'closure.dateFrom < first ? first : closure.dateFrom',
    becomes: 'closure.dateFrom',
    tests: [route],
    named: 'closure that began',
  },
  {
    id: 'walk-in-of-the-day',
    rule: 'Who came without a time stands on the day they came and on no later one.',
    file: 'app/modules/booking/appointments/queries/visits-of-span.server.ts',
    text: 'gte(appointments.checkedInAt, from),',
    becomes: '',
    tests: [route],
    named: 'came without a time',
  },
  {
    id: 'longest-list',
    rule: 'A list, and so an export, spans at most 400 days.',
    file: `${desk}/list-filters.ts`,
    text: 'wanted > addDays(from, longestDays)',
    becomes: 'wanted < from',
    tests: [`${desk}/list-filters.test.ts`],
  },
  {
    id: 'last-wished-day',
    rule: 'Times on the last day somebody wishes for are offered to choose from.',
    file: `${desk}/queries/waitlist-entries.server.ts`,
    text: 'daysBetween(first, entry.dateTo) + 1',
    becomes: 'daysBetween(first, entry.dateTo)',
    tests: ['tests/routes/desk-waitlist.test.ts'],
    named: 'wished for',
  },
  {
    id: 'idle-screen',
    rule: 'A screen at which nobody has done anything for half an hour is told nothing more.',
    file: `${desk}/pages/live-feed.server.ts`,
    text: 'gt(sessions.activeAt, now() - idleMs),',
    becomes: '',
    tests: [`${desk}/pages/live-feed.module.test.ts`],
    named: 'idle',
  },
  {
    id: 'lead-in-local-days',
    rule: 'How far ahead people book is counted in days of the place’s calendar.',
    file: `${desk}/queries/report-visits.server.ts`,
    text: 'localDate(row.createdAt, timeZone)',
    becomes: 'new Date(row.createdAt).toISOString().slice(0, 10)',
    tests: [`${desk}/queries/report-visits.module.test.ts`],
  },
]
