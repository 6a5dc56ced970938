import { z } from 'zod'
import { type Faults, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { readEmail, readPhone } from '#app/modules/booking/form/person-answers.ts'
import { callTimes, partnerKinds, contactRelations, serviceLanguages, contactTopics, visitTimes } from './choices.ts'

/** The public forms. Messages are keys of the `contact` texts, as `problem` writes them; fields are judged together. */

const writerFields = {
  key: words(40),
  name: words(80),
  phone: words(40),
  email: words(254),
  wechat: words(60),
  time: words(20),
  message: words(4000),
  /** Set once the lines that help were shown for the message. */
  helpNoticed: words(10),
  /** The honeypot: people do not see it, machines fill it in. */
  website: words(500),
} as const

type Typed = { [Name in keyof typeof writerFields]?: string | undefined }

/** Who writes, and what every form says besides. */
export type Writer = {
  key: string
  name: string
  /** E.164. */
  phone: string | null
  email: string | null
  wechat: string | null
  time: (typeof callTimes)[number]
  message: string
  isHelpNoticed: boolean
  isMachine: boolean
}

const formKey = /^[A-Za-z0-9]{22}$/
/** The id of a request, as the page of an error shows it. */
const requestId = /^[\w-]{16,64}$/

export const isFormKey = (text: unknown): text is string => typeof text === 'string' && formKey.test(text)

/** The request that went wrong, from an address or a form; null for what has not the shape of its id. */
export function readRequestId(text: string | null | undefined): string | null {
  return text && requestId.test(text) ? text : null
}

/** The longest text that a search box takes. */
const longestSearch = 200

/** What somebody searched for before asking for help, from the address under the name that searches have (`q`); never logged or stored. */
export function searchedFor(search: URLSearchParams): string {
  return [...(search.get('q') ?? '').trim()].slice(0, longestSearch).join('')
}

function chosen<const Choice extends string>(choices: readonly Choice[], text: string | undefined): Choice | null {
  return choices.find((choice) => choice === text) ?? null
}

function readWriter(typed: Typed, faults: Faults, reach: 'any' | 'phone'): Writer {
  const take = (name: string, answer: { value: string } | { problem: string }): string => {
    if ('value' in answer) return answer.value
    faults[name] = answer.problem
    return ''
  }
  const filled = (name: string, text: string | undefined, shortest: number, missing: string): string => {
    const value = text?.trim() ?? ''
    if ([...value].length < shortest) faults[name] = problem(missing)
    return value
  }
  if (!isFormKey(typed.key)) faults.key = problem('errors.stale')
  const wechat = typed.wechat?.trim() ? filled('wechat', typed.wechat, 2, 'errors.wechat') : ''
  const phone = typed.phone?.trim() ? take('phone', readPhone(typed.phone)) : ''
  const email = typed.email?.trim() ? take('email', readEmail(typed.email)) : ''
  if (reach === 'phone' && !typed.phone?.trim()) faults.phone = problem('errors.phoneMissing')
  else if (![typed.phone, typed.email, typed.wechat].some((each) => each?.trim()))
    faults.phone = problem('errors.reach')
  return {
    key: typed.key ?? '',
    name: filled('name', typed.name, 1, 'errors.name'),
    phone: phone || null,
    email: email || null,
    wechat: wechat || null,
    time: chosen(callTimes, typed.time) ?? 'any',
    message: filled('message', typed.message, 5, 'errors.message'),
    isHelpNoticed: typed.helpNoticed === 'yes',
    isMachine: Boolean(typed.website),
  }
}

/** A question: topic, who asks, how to answer. */
export const contactForm = z
  .object({ ...writerFields, topic: words(40), language: words(40), ref: words(80) })
  .transform((typed, context) => {
    const faults: Faults = {}
    const topic = chosen(contactTopics, typed.topic)
    if (!topic) faults.topic = problem('errors.topic')
    const writer = readWriter(typed, faults, 'any')
    reportFaults(faults, context)
    const language = chosen(serviceLanguages, typed.language)
    return { ...writer, topic: topic ?? 'other', language, ref: readRequestId(typed.ref) }
  })

/** Help in finding a doctor: what is needed and where. Choices of the directory are checked against it by the caller. */
export const conciergeForm = z
  .object({
    ...writerFields,
    specialty: words(80),
    area: words(80),
    plan: words(80),
    language: words(40),
    times: z.array(z.string().max(40)).max(20).optional(),
    relation: words(40),
    patient: words(120),
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const relation = chosen(contactRelations, typed.relation)
    if (!relation) faults.relation = problem('errors.relation')
    const writer = readWriter(typed, faults, 'phone')
    reportFaults(faults, context)
    const { specialty = '', area = '', plan = '', language = '' } = typed
    const times = visitTimes.filter((time) => typed.times?.includes(time))
    const patient = typed.patient?.trim() || null
    return { ...writer, specialty, area, plan, language, times, relation: relation ?? 'other', patient }
  })

/** A time that is kept for the reader of an answer, by the doctor whom it names. */
export const keptTimeForm = z.object({ pick: z.string().max(64).default('') })

/** A lead: which kind of house, who speaks for it, what it has in mind. */
export const partnerForm = z
  .object({ ...writerFields, kind: words(40), organization: words(120), homepage: words(200) })
  .transform((typed, context) => {
    const faults: Faults = {}
    const kind = chosen(partnerKinds, typed.kind)
    if (!kind) faults.kind = problem('errors.kind')
    const organization = typed.organization?.trim() ?? ''
    if ([...organization].length < 2) faults.organization = problem('errors.organization')
    const writer = readWriter(typed, faults, 'any')
    reportFaults(faults, context)
    return { ...writer, kind: kind ?? 'other', organization, homepage: typed.homepage?.trim() || null }
  })
