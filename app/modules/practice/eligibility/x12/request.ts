import type { LocalDate } from '#app/core/calendar/dates.ts'
import { plainId, plainText } from './plain-text.ts'

/** Builds the question to a payer: one 270 (005010X279A1) about one person on one day. */

export type X12Person = Readonly<{
  firstName: string
  lastName: string
  birthDate: LocalDate
  /** Null where none is to be sent: the field is not required. */
  sex: 'M' | 'F' | null
}>

export type BenefitQuestion = Readonly<{
  payer: Readonly<{ name: string; id: string }>
  /** Who asks: a person with an NPI of type 1, or a practice with one of type 2. */
  provider: Readonly<{ kind: 'person' | 'practice'; lastName: string; firstName: string; npi: string }>
  memberId: string
  subscriber: X12Person
  /** Who is treated, where that is not the subscriber; how they are related. */
  dependent: (X12Person & Readonly<{ relation: Relation }>) | null
  /** The day of the visit, which is not the day of the question. */
  serviceDate: LocalDate
  serviceCodes: readonly string[]
  /** By which the answer is known again. */
  trace: string
}>

/** INS02: who a dependent is to the subscriber. */
const relations = { spouse: '01', child: '19', other: 'G8' } as const

export type Relation = keyof typeof relations

export const relationNames = Object.keys(relations) as Relation[]

export type Envelope = Readonly<{
  sender: string
  receiver: string
  /** One to nine digits, another for every interchange. */
  control: number
  /** The wall clock of who sends. */
  date: LocalDate
  time: string
  isTest: boolean
}>

const version = '005010X279A1'
const digits = (date: LocalDate) => date.replaceAll('-', '')
/** TRN03 begins with 9 where it is no tax number, and has ten characters. */
const originOf = (npi: string) => `9${npi.slice(-9).padStart(9, '0')}`

type Parts = readonly (string | number)[]

/** A segment without empty elements at its end. */
function segment(...parts: Parts): string {
  return parts.map(String).join('*').replace(/\*+$/, '')
}

/** The names of a person as elements 3 and 4 of an NM1. */
const names = ({ lastName, firstName }: Readonly<{ lastName: string; firstName: string }>) =>
  [plainText(lastName).slice(0, 60), plainText(firstName).slice(0, 35)] as const

const birth = ({ birthDate, sex }: X12Person) => segment('DMG', 'D8', digits(birthDate), sex ?? '')

/** What is asked about whoever is treated. */
function askedLines({ serviceDate, serviceCodes }: BenefitQuestion): string[] {
  return [segment('DTP', '291', 'D8', digits(serviceDate)), segment('EQ', serviceCodes.join('^'))]
}

const traceOf = ({ trace, provider }: BenefitQuestion) => segment('TRN', 1, trace, originOf(provider.npi))

function subscriberLevel(question: BenefitQuestion): string[] {
  const { subscriber, dependent, memberId } = question
  const isPatient = dependent === null
  return [
    segment('HL', 3, 2, 22, isPatient ? 0 : 1),
    ...(isPatient ? [traceOf(question)] : []),
    segment('NM1', 'IL', 1, ...names(subscriber), '', '', '', 'MI', plainId(memberId)),
    birth(subscriber),
    ...(isPatient ? askedLines(question) : []),
  ]
}

function dependentLevel(question: BenefitQuestion): string[] {
  const { dependent } = question
  if (dependent === null) return []
  return [
    segment('HL', 4, 3, 23, 0),
    traceOf(question),
    segment('NM1', '03', 1, ...names(dependent)),
    birth(dependent),
    segment('INS', 'N', relations[dependent.relation]),
    ...askedLines(question),
  ]
}

function providerName({ provider: { kind, npi, ...named } }: BenefitQuestion): string {
  const [last, first] = names(named)
  return kind === 'person'
    ? segment('NM1', '1P', 1, last, first, '', '', '', 'XX', npi)
    : segment('NM1', '1P', 2, last, '', '', '', '', 'XX', npi)
}

/** The transaction set, from ST to SE, which counts itself too. */
function transaction(question: BenefitQuestion, { date, time }: Envelope): string[] {
  const body = [
    segment('ST', 270, '0001', version),
    segment('BHT', '0022', 13, question.trace, digits(date), time),
    segment('HL', 1, '', 20, 1),
    segment('NM1', 'PR', 2, plainText(question.payer.name).slice(0, 60), '', '', '', '', 'PI', question.payer.id),
    segment('HL', 2, 1, 21, 1),
    providerName(question),
    ...subscriberLevel(question),
    ...dependentLevel(question),
  ]
  return [...body, segment('SE', body.length + 1, '0001')]
}

/** The interchange around one question: element *, repetition ^, component :, terminator ~. */
export function buildRequest(question: BenefitQuestion, envelope: Envelope): string {
  const { sender, receiver, control, date, time, isTest } = envelope
  const isaControl = String(control).padStart(9, '0')
  const padded = (text: string) => text.slice(0, 15).padEnd(15)
  const none = ['00', ' '.repeat(10)] as const
  const isa = [
    ...['ISA', ...none, ...none, 'ZZ', padded(sender), 'ZZ', padded(receiver), digits(date).slice(2), time],
    ...['^', '00501', isaControl, '0', isTest ? 'T' : 'P', ':'],
  ].join('*')
  const lines = [
    isa,
    segment('GS', 'HS', sender, receiver, digits(date), time, control, 'X', version),
    ...transaction(question, envelope),
    segment('GE', 1, control),
    segment('IEA', 1, isaControl),
  ]
  return lines.map((line) => `${line}~`).join('')
}
