import type { Faults } from '#app/core/form/form.ts'
import { readEmail, readPhone } from '#app/modules/booking/form/person-answers.ts'
import { bioForm, namesForm } from '#app/modules/practice/profile/forms.ts'
import { addressParts, readAddress } from '#app/modules/practice/facilities/typed-address.ts'
import type { Values } from './changed-values.ts'
import { hoursNames, readDayHours } from '#app/modules/directory/typed-hours.ts'
import { readHeardLanguages, type TypedLevels } from './report-languages.ts'
import type { RequestKind } from './request-queues.ts'

/** Fields in which a reviewer puts right what was asked for, by the names of their owner's forms. */
export const editNames = [
  'bioHans',
  'bioHant',
  'bioEn',
  'nameHans',
  'nameHant',
  'preferredName',
  'title',
  'phone',
  'email',
  'wechat',
  'accepting',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  ...hoursNames,
  'planId',
  'planState',
] as const

export type EditName = (typeof editNames)[number]
export type EditField = Readonly<{ name: EditName; value: string }>
/** What was typed, and the levels of languages by their ids. */
export type TypedEdits = Readonly<Partial<Record<EditName, string | undefined>>> & Readonly<{ level?: TypedLevels }>

type Editable = Readonly<{ kind: RequestKind; field: string; submitterType: string }>

const locales = { bioHans: 'zh-Hans', bioHant: 'zh-Hant', bioEn: 'en-US' } as const
const names = ['nameHans', 'nameHant', 'preferredName', 'title'] as const
/** A title is nothing that a patient reports under this. */
const heardNamesOfDoctor = ['nameHans', 'nameHant', 'preferredName'] as const
const words = (value: unknown) => (typeof value === 'string' ? value : '')

const addressNames = {
  line1: 'addressLine1',
  line2: 'addressLine2',
  city: 'city',
  state: 'state',
  zip: 'zip',
} as const satisfies Record<(typeof addressParts)[number], EditName>

/** What a call about a patient's report is asked, by what was reported. */
const heardNames: Readonly<Record<string, readonly EditName[]>> = {
  phone: ['phone'],
  accepting: ['accepting'],
  address: Object.values(addressNames),
  hours: hoursNames,
  plans: ['planId', 'planState'],
  name: heardNamesOfDoctor,
}

/** What can be put right of a request, with what it says. */
export function editFieldsOf({ kind, field, submitterType }: Editable, wanted: Values): EditField[] {
  if (submitterType === 'public') return (heardNames[field] ?? []).map((name) => ({ name, value: words(wanted[name]) }))
  if (field === 'bio') {
    const bio = (wanted.bio ?? {}) as Values
    return Object.entries(locales).map(([name, locale]) => ({ name: name as EditName, value: words(bio[locale]) }))
  }
  if (field === 'names') return names.map((name) => ({ name, value: words(wanted[name]) }))
  const isContact = kind === 'update_facility' && (field === 'phone' || field === 'email' || field === 'wechat')
  return isContact ? [{ name: field, value: words(wanted[field]) }] : []
}

type Read = { values: Values | null } | { faults: Faults }

function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Read {
  return { faults: Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])) }
}

function readContact(name: 'phone' | 'email' | 'wechat', typed: string): Read {
  if (name === 'wechat') return { values: { wechat: typed.trim() || null } }
  const answer = name === 'phone' ? readPhone(typed) : typed.trim() === '' ? { value: null } : readEmail(typed)
  return 'problem' in answer ? { faults: { [name]: answer.problem } } : { values: { [name]: answer.value } }
}

const accepting = ['yes', 'limited', 'no']

function readHeardAddress(typed: TypedEdits): Read {
  const faults: Faults = {}
  const given = Object.fromEntries(addressParts.map((part) => [part, typed[addressNames[part]]]))
  const { entered } = readAddress(given, (part, key) => (faults[addressNames[part]] = key))
  if (Object.keys(faults).length > 0) return { faults }
  return { values: Object.fromEntries(addressParts.map((part) => [addressNames[part], entered[part]])) }
}

/** A week without any hours would say that nobody knows them: that is no answer to a report. */
function readHeardHours(typed: TypedEdits): Read {
  const read = hoursNames.map((name) => [name, readDayHours(typed[name] ?? '')] as const)
  const wrong = read.filter(([, hours]) => hours === null)
  if (wrong.length > 0) return { faults: Object.fromEntries(wrong.map(([name]) => [name, 'errors.hours'])) }
  if (read.every(([, hours]) => hours === '')) return { faults: { [hoursNames[0]]: 'errors.hoursNone' } }
  return { values: Object.fromEntries(read) }
}

const planStates = ['accepted', 'not_accepted']

function readHeardPlan({ planId, planState }: TypedEdits): Read {
  const faults: Faults = {}
  if (!planId?.trim()) faults.planId = 'errors.chosen'
  if (!planStates.includes(planState ?? '')) faults.planState = 'errors.chosen'
  return Object.keys(faults).length > 0 ? { faults } : { values: { planId: planId!.trim(), planState } }
}

function readHeardName(typed: TypedEdits): Read {
  const given = Object.fromEntries(heardNamesOfDoctor.map((name) => [name, typed[name]]))
  const read = namesForm.safeParse({ version: '0', ...given })
  if (!read.success) return faultsOf(read.error.issues)
  const { values } = read.data
  return { values: Object.fromEntries(heardNamesOfDoctor.map((name) => [name, values[name]])) }
}

function readHeardSpoken({ level }: TypedEdits): Read {
  const read = readHeardLanguages(level)
  return read.values ? { values: read.values } : faultsOf(read.issues)
}

const heardReaders: Readonly<Record<string, (typed: TypedEdits) => Read>> = {
  address: readHeardAddress,
  hours: readHeardHours,
  plans: readHeardPlan,
  name: readHeardName,
  languages: readHeardSpoken,
}

function readValues(field: string, typed: TypedEdits): Read {
  if (field === 'bio' || field === 'names') {
    const form = field === 'bio' ? bioForm : namesForm
    const read = form.safeParse({ version: '0', ...typed })
    if (!read.success) return faultsOf(read.error.issues)
    return { values: field === 'bio' ? { bio: read.data.values } : { ...read.data.values } }
  }
  if (field === 'accepting') {
    const isKnown = accepting.includes(typed.accepting ?? '')
    return isKnown ? { values: { accepting: typed.accepting } } : { faults: { accepting: 'errors.chosen' } }
  }
  return readContact(field as 'phone', typed[field as 'phone'] ?? '')
}

/**
 * What a reviewer has made of a request: null where every word is as it was asked for, else values that its owner's form would take.
 * What a patient reports has no words to apply: what the call has said is typed here.
 */
export function readEdited(request: Editable, wanted: Values, typed: TypedEdits): Read {
  const heard = request.submitterType === 'public' ? heardReaders[request.field] : undefined
  if (heard) return heard(typed)
  const fields = editFieldsOf(request, wanted)
  const plain = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim()
  const isSame = fields.every(({ name, value }) => typed[name] === undefined || plain(typed[name]) === plain(value))
  if (fields.length === 0 || (isSame && request.submitterType !== 'public')) return { values: null }
  return readValues(request.field, typed)
}
