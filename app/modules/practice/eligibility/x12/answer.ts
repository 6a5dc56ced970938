import { type Benefit, readBenefits, readDate, readName, type X12Date } from './benefits.ts'
import { element, type Fault, type Interchange, readInterchange, type Segment, UnreadableX12 } from './interchange.ts'
import { type Level, readLevels } from './levels.ts'

/** Reads the answer of a payer: one 271 about one person. */

const levelNames = { '20': 'payer', '21': 'provider', '22': 'subscriber', '23': 'dependent' } as const

/** An AAA segment: what the payer refuses to answer, and what may be done about it. */
export type Rejection = Readonly<{
  level: (typeof levelNames)[keyof typeof levelNames]
  /** AAA03. */
  code: string
  /** AAA04. */
  followUp: string
  /** Of one benefit alone: the rest is answered. */
  isOfBenefit: boolean
}>

export type Member = Readonly<{
  lastName: string
  firstName: string
  memberId: string
  birthDate: string | null
}>

export type Answer = Readonly<{
  payerName: string
  traces: readonly string[]
  rejections: readonly Rejection[]
  /** Who is treated, as the payer knows them; null where no person is answered about. */
  member: Member | null
  dates: readonly X12Date[]
  benefits: readonly Benefit[]
  faults: readonly Fault[]
}>

/** A fault of an answer that stands in no envelope: it is about nobody, about several people, or none to this question. */
type Misfit = 'not_271' | 'several_sets' | 'several_people'

class MisfitAnswer extends Error {
  override readonly name = 'MisfitAnswer'
  constructor(readonly code: Misfit) {
    super(code)
  }
}

/** All levels in their order, from the top. */
function everyLevel(levels: readonly Level[]): Level[] {
  return levels.flatMap((level) => [level, ...everyLevel(level.children)])
}

/** AAA03 stands in a column and in lists in plain: what is no code of X12 is none that can be told. */
const codeIn = (text: string): string => (/^[A-Z0-9]{1,3}$/.test(text) ? text : '?')

function rejectionsOf({ code, segments }: Level): Rejection[] {
  const level = levelNames[code as keyof typeof levelNames]
  const firstBenefit = segments.findIndex(({ id }) => id === 'EB')
  return segments.flatMap((segment, index) => {
    if (segment.id !== 'AAA' || level === undefined) return []
    const isOfBenefit = firstBenefit !== -1 && index > firstBenefit
    return [{ level, code: codeIn(element(segment, 3)), followUp: element(segment, 4), isOfBenefit }]
  })
}

/** What stands of a level before its first benefit. */
function headOf({ segments }: Level): readonly Segment[] {
  const first = segments.findIndex(({ id }) => id === 'EB')
  return first === -1 ? segments : segments.slice(0, first)
}

function memberOf(level: Level, above: Level | undefined): Member | null {
  const head = headOf(level)
  const name = head.find(({ id }) => id === 'NM1')
  if (!name) return null
  const { lastName, firstName, id } = readName(name)
  const birth = head.find((segment) => segment.id === 'DMG')
  const birthDate = birth && readDate({ id: 'DTP', elements: ['', element(birth, 1), element(birth, 2)] })
  const ofSubscriber = above && headOf(above).find((segment) => segment.id === 'NM1')
  const memberId = id || (ofSubscriber ? readName(ofSubscriber).id : '')
  return { lastName, firstName, memberId, birthDate: birthDate?.from ?? null }
}

/** The one transaction set of an answer. */
function setOf({ groups }: Interchange) {
  const sets = groups.flatMap((group) => group.sets)
  const answers = sets.filter(({ kind }) => kind === '271')
  if (answers.length === 0) throw new MisfitAnswer('not_271')
  if (sets.length > 1) throw new MisfitAnswer('several_sets')
  return answers[0]!
}

/**
 * Reads a 271. Counts and numbers that do not agree are faults of the answer, not of the reader: whoever uses it decides.
 * @throws UnreadableX12, MisfitAnswer
 */
export function readAnswer(text: string): Answer {
  const interchange = readInterchange(text)
  const { roots, faults } = readLevels(setOf(interchange))
  const levels = everyLevel(roots)
  const people = levels.filter(({ code, children }) => (code === '22' && children.length === 0) || code === '23')
  if (people.length > 1) throw new MisfitAnswer('several_people')
  const [person] = people
  const subscriber = levels.find(({ code }) => code === '22')
  const { repetition } = interchange.delimiters
  const payer = levels.find(({ code }) => code === '20')?.segments.find(({ id }) => id === 'NM1')
  // What is said of the subscriber holds for the dependent as well.
  const told = [...new Set([subscriber, person])].filter((level) => level !== undefined)
  return {
    payerName: payer ? readName(payer).lastName : '',
    traces: levels.flatMap(({ segments }) =>
      segments.filter(({ id }) => id === 'TRN').map((segment) => element(segment, 2)),
    ),
    rejections: levels.flatMap(rejectionsOf),
    member: person ? memberOf(person, person === subscriber ? undefined : subscriber) : null,
    dates: told.flatMap((level) =>
      headOf(level).flatMap((segment) => (segment.id === 'DTP' ? (readDate(segment) ?? []) : [])),
    ),
    benefits: told.flatMap(({ segments }) => readBenefits(segments, repetition)),
    faults: [...interchange.faults, ...faults],
  }
}

/** Why a text is no answer that can be used: the first thing that is wrong with it; null where it can be. */
export function problemOf(text: string): string | null {
  try {
    return readAnswer(text).faults[0]?.code ?? null
  } catch (error) {
    if (error instanceof UnreadableX12 || error instanceof MisfitAnswer) return error.code
    throw error
  }
}
