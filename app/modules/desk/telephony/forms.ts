import { z } from 'zod'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { readPhone } from '#app/modules/booking/form/person-answers.ts'
import type { DayPart } from '../clinic-panel/clinic-day.ts'
import { type HolidayCode, holidayNames } from '#app/modules/booking/holidays/holidays.ts'
import type { RingMember } from './ivr-engine.ts'
import {
  ivrActions,
  lineStates,
  type Prompts,
  type TelephoneKey,
  telephoneKeys,
  type VoiceLanguage,
  voiceLanguages,
} from './ivr.ts'
import type { LineHours } from './line-hours.ts'

/** Forms that set up a clinic's telephone. Messages are keys of the `telephony` texts. */

const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')
const box = z.string().optional()
/** Boxes of one name, of which any number are ticked. */
const boxes = z
  .union([z.string().max(64), z.array(z.string().max(64)).max(40)])
  .optional()
  .transform((ticked) => [ticked ?? []].flat())
  .catch([])

/** One text in the languages of callers; longer ones nobody listens to. */
const longestPrompt = 400
const prompts = { cmn: words(longestPrompt), yue: words(longestPrompt), en: words(longestPrompt) }
const promptsOf = (typed: Partial<Record<VoiceLanguage, string | undefined>>): Prompts => ({
  cmn: plain(typed.cmn),
  yue: plain(typed.yue),
  en: plain(typed.en),
})

export const lineForm = z
  .object({ version: shownVersion, number: words(40), label: words(40), cmn: box, yue: box, en: box })
  .transform(({ version, number: typed, label, ...ticked }, context) => {
    const faults: Faults = {}
    const phone = readPhone(typed ?? '')
    if ('problem' in phone) faults.number = 'errors.number'
    if (plain(label) === '') faults.label = 'errors.label'
    const languages = voiceLanguages.filter((language) => ticked[language] === 'on')
    if (languages.length === 0) faults.cmn = 'errors.languages'
    reportFaults(faults, context)
    return { version, values: { number: 'value' in phone ? phone.value : '', label: plain(label), languages } }
  })

/** Only which version a page showed: for a button. */
export const buttonForm = z.object({ version: shownVersion })

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export const dayNames = weekdays.map((weekday) => `day${weekday}` as const)

/** Periods of a day as they are typed, such as "9:00-12:30, 14:00-18:00"; null for anything else. Nothing is closed. */
export function readPeriods(typed: string | undefined): DayPart[] | null {
  const text = plain(typed)
    .replaceAll('：', ':')
    .replaceAll(/[–—~～至]/g, '-')
  if (text === '') return []
  const parts = text.split(/[,，、;；]/).map((part) => {
    const match = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/.exec(part.replaceAll(' ', ''))
    if (!match) return null
    const [from, to] = [Number(match[1]) * 60 + Number(match[2]), Number(match[3]) * 60 + Number(match[4])]
    const isTime = Number(match[2]) < 60 && Number(match[4]) < 60 && from < to && to <= 1440
    return isTime ? { from, to } : null
  })
  if (parts.some((part) => part === null)) return null
  const sorted = (parts as DayPart[]).toSorted((one, other) => one.from - other.from)
  return sorted.every(({ from }, index) => index === 0 || sorted[index - 1]!.to <= from) ? sorted : null
}

const days = Object.fromEntries(dayNames.map((name) => [name, words(80)])) as Record<
  (typeof dayNames)[number],
  ReturnType<typeof words>
>

export const hoursForm = z
  .object({ version: shownVersion, mode: z.enum(['clinic', 'own']).catch('clinic'), holidays: boxes, ...days })
  .transform(({ version, mode, holidays, ...typed }, context) => {
    if (mode === 'clinic') return { version, hours: { mode } as LineHours }
    const faults: Faults = {}
    const week = Object.fromEntries(
      weekdays.map((weekday) => {
        const periods = readPeriods(typed[`day${weekday}`])
        if (periods === null) faults[`day${weekday}`] = 'errors.periods'
        return [String(weekday), periods ?? []]
      }),
    )
    if (Object.values(week).every((periods) => periods.length === 0) && Object.keys(faults).length === 0)
      faults.day1 = 'errors.noHours'
    reportFaults(faults, context)
    const codes = holidays.filter((code): code is HolidayCode => Object.hasOwn(holidayNames, code))
    return { version, hours: { mode, week, holidays: codes } as LineHours }
  })

/** Telephones of a group; more than these let a caller wait too long. */
export const mostMembers = 6
const memberRows = Array.from({ length: mostMembers }, (_, index) => index)
const usualSeconds = '20'

/** A telephone number, or an extension of the clinic's exchange as a SIP address. */
export function readDestination(typed: string): string | null {
  if (/^sip:[\w.+-]{1,64}@[\w.-]{1,120}$/i.test(typed)) return typed.toLowerCase()
  const phone = readPhone(typed)
  return 'value' in phone ? phone.value : null
}

const memberFields = Object.fromEntries(
  memberRows.flatMap((row) => [
    [`member${row}`, hidden(64)],
    [`phone${row}`, words(200)],
    [`seconds${row}`, words(5)],
  ]),
) as Record<string, ReturnType<typeof words>>

/** A row in which nobody is chosen and nothing is typed is none. */
function readMember(typed: Record<string, string | undefined>, row: number, faults: Faults): RingMember | null {
  const [userId, phone, seconds] = [
    typed[`member${row}`] ?? '',
    plain(typed[`phone${row}`]),
    plain(typed[`seconds${row}`]),
  ]
  if (userId === '' && phone === '') return null
  const destination = readDestination(phone)
  if (userId === '') faults[`member${row}`] = 'errors.member'
  if (destination === null) faults[`phone${row}`] = 'errors.destination'
  const length = /^\d{1,3}$/.test(seconds || usualSeconds) ? Number(seconds || usualSeconds) : 0
  if (length < 5 || length > 60) faults[`seconds${row}`] = 'errors.seconds'
  return { userId, destination: destination ?? '', seconds: length }
}

export const groupForm = z
  .object({ version: shownVersion, name: words(60), ...memberFields })
  .transform(({ version, name, ...rest }, context) => {
    const faults: Faults = {}
    if (plain(name as string | undefined) === '') faults.name = 'errors.label'
    const typed = rest as Record<string, string | undefined>
    const read = memberRows.map((row) => readMember(typed, row, faults))
    reportFaults(faults, context)
    const members = read.flatMap((member) => member ?? [])
    /** In which row of the form each stands: one between may be empty. */
    const rows = memberRows.filter((row) => read[row])
    return { version, name: plain(name as string | undefined), members, rows }
  })

export const newNodeForm = z
  .object({ version: shownVersion, name: words(60), action: hidden(20) })
  .transform(({ version, name, action: typed }, context) => {
    const action = ivrActions.find((each) => each === typed)
    const isNamed = plain(name) !== ''
    reportFaults(
      { name: isNamed ? undefined : 'errors.label', action: action ? undefined : 'errors.action' } as Faults,
      context,
    )
    return { version, name: plain(name), action: action ?? 'menu' }
  })

const keyFields = Object.fromEntries(telephoneKeys.map((key) => [`key${key}`, hidden(64)])) as Record<
  `key${TelephoneKey}`,
  ReturnType<typeof hidden>
>

/** What is said of a step; whether it leads anywhere is judged for the whole menu, before it is published. */
export const nodeForm = z
  .object({ version: shownVersion, name: words(60), ...prompts, ...keyFields, next: hidden(64), groupId: hidden(64) })
  .transform(({ version, name, next, groupId, ...typed }, context) => {
    if (plain(name) === '') reportFaults({ name: 'errors.label' }, context)
    const chosen = telephoneKeys.flatMap((key) => (typed[`key${key}`] ? [[key, typed[`key${key}`]] as const] : []))
    const values = { name: plain(name), prompts: promptsOf(typed), keys: Object.fromEntries(chosen), next, groupId }
    return { version, values }
  })

export const entriesForm = z
  .object({ version: shownVersion, open: hidden(64), closed: hidden(64), holiday: hidden(64) })
  .transform(({ version, ...entries }) => ({ version, entries }))

export const restoreForm = z.object({ version: shownVersion, number: z.coerce.number().int().min(1).max(1e6).catch(0) })

export const keptDays = [30, 60, 90, 180, 365] as const

export const messagesForm = z
  .object({
    version: shownVersion,
    ...prompts,
    tells: boxes,
    announcesRecording: box,
    textsBack: box,
    keepDays: hidden(5),
  })
  .transform(({ version, tells, announcesRecording, textsBack, keepDays: typed, ...texts }, context) => {
    const greeting = promptsOf(texts)
    const said = voiceLanguages.filter((language) => greeting[language] !== '')
    const faults: Faults = {}
    // A greeting of one's own is one in every language.
    for (const language of voiceLanguages)
      if (said.length > 0 && greeting[language] === '') faults[language] = 'errors.everyLanguage'
    const keepDays = keptDays.find((days) => String(days) === typed)
    if (!keepDays) faults.keepDays = 'errors.keepDays'
    reportFaults(faults, context)
    const flags = { announcesRecording: announcesRecording === 'on', textsBack: textsBack === 'on' }
    return { version, rules: { greeting, tells, ...flags, keepDays: keepDays ?? 90 } }
  })

/** What the desk switches the line to; `hours` takes it back. */
const switchChoices = [...lineStates, 'hours'] as const
export const switchForm = z
  .object({ to: z.enum(switchChoices).catch('hours'), until: words(30) })
  .transform(({ to, until }) => ({ to, until: plain(until) }))

export const simulatedForm = z
  .object({ line: hidden(64), from: words(40) })
  .transform(({ line, from: typed }, context) => {
    const phone = plain(typed) === '' ? { value: null } : readPhone(typed ?? '')
    if ('problem' in phone) reportFaults({ from: 'errors.number' }, context)
    return { lineId: line, from: 'value' in phone ? phone.value : null }
  })

/** What somebody on the other side of a simulated call does. */
const callerActs = ['key', 'silence', 'unanswered', 'hang_up', 'message'] as const
export const callerForm = z
  .object({ act: z.enum(callerActs).catch('silence'), key: hidden(1), turn: shownVersion, text: words(1000) })
  .transform(({ text, ...rest }, context) => {
    if (rest.act === 'message' && plain(text) === '')
      context.addIssue({ code: 'custom', message: problem('errors.message'), path: ['text'] })
    return { ...rest, text: plain(text) }
  })

export const callForm = z.object({
  version: shownVersion,
  move: z.enum(['connect', 'hold', 'resume', 'record', 'finish', 'return', 'text']).nullable().catch(null),
})

export const voicemailForm = z.object({
  version: shownVersion,
  move: z.enum(['listen', 'assign', 'done', 'spam', 'reopen']).nullable().catch(null),
  assignee: hidden(64),
})
