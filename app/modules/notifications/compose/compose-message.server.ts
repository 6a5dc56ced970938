import { createHash } from 'node:crypto'
import { formatPhone, formatTime } from '#app/core/format/format.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { sitePhone } from '#app/core/site.server.ts'
import { appointmentCalendar } from '../calendar/appointment-calendar.ts'
import { type ComposedMail, type ComposedSms, DeliveryError } from '../transport.ts'
import { isTemplateCode, type TemplateCode, templateSpec } from '../message-templates.ts'
import type { Fact } from '../template-spec.ts'
import type { MessageVars } from '../message-vars.ts'
import { neutralName } from '../neutral-words.ts'
import { optOutAddress } from '../opt-out-link.server.ts'
import { isAddressFor, paragraphsIn, singleLine } from './lines.ts'
import { mailHtml } from './mail-html.ts'
import { longWhen, shortWhen } from './message-times.ts'
import { fitNames, smsLetters } from './sms-text.ts'

/** A row of the outbox, decrypted. */
export type OutgoingMessage = Readonly<{
  channel: 'sms' | 'email'
  to: string
  template: string
  locale: Locale
  vars: MessageVars
  dedupeKey: string
  subjectId: string
  writtenAt: number
}>

/** The idempotency key and Message-ID of a message: the same for every attempt, and it tells nothing of the event. */
export function messageKey(dedupeKey: string): string {
  return createHash('sha256').update('message\0').update(dedupeKey).digest('hex').slice(0, 40)
}

/** Values as they may stand in a message: one line each, specialty names gone, the link an address of the web. */
function cleaned(code: TemplateCode, given: MessageVars): MessageVars {
  const missing = templateSpec(code).needs.find((name) => given[name] === undefined)
  if (missing) throw new DeliveryError(`vars.${missing}`, true)
  const names = ['doctorName', 'clinicName', 'doctorChineseName', 'clinicChineseName'] as const
  const texts = [
    ...names,
    'patientName',
    'patientChineseName',
    'clinicAddress',
    'clinicPhone',
    'reference',
    'code',
    'associationName',
    'topic',
    'note',
    'postalAddress',
  ] as const
  const vars: Record<string, MessageVars[keyof MessageVars]> = { ...given }
  for (const name of texts) if (vars[name] !== undefined) vars[name] = singleLine(String(vars[name]))
  for (const name of names) vars[name] = neutralName(String(vars[name] ?? ''))
  // A name that tells too much in one language is not given away in the other.
  if (!vars.doctorName) vars.doctorChineseName = ''
  if (!vars.clinicName || (given.clinicChineseName && !vars.clinicChineseName)) {
    vars.clinicName = vars.clinicChineseName = ''
  }
  for (const name of ['link', 'optOut'] as const) {
    const address = given[name]
    if (address === undefined) continue
    const link = URL.canParse(address) ? new URL(address) : null
    if (!link || !/^https?:$/.test(link.protocol)) throw new DeliveryError(`vars.${name}`, true)
    vars[name] = link.href
  }
  return vars as MessageVars
}

/** The reader's own name for somebody before the English one, which the front desk reads. */
function bothNames(english: string | undefined, chinese: string | undefined, locale: Locale): string | undefined {
  return english && chinese
    ? translator(locale, 'messages')('mail.bothNames', { english, chinese })
    : english || chinese
}

/** The value of a line of the e-mail; empty or undefined when there is nothing to say. */
function factText(fact: Fact, vars: MessageVars, locale: Locale): string | undefined {
  const { timeZone = newYork, isRemote, clinicPhone } = vars
  const when = (at?: number) => at && longWhen({ at, timeZone, locale }, Boolean(isRemote))
  switch (fact) {
    case 'when':
      return when(vars.startsAt) || undefined
    case 'movedFrom':
      return when(vars.movedFrom) || undefined
    case 'times':
      return vars.times?.map((at) => when(at)).join(translator(locale, 'messages')('mail.join'))
    case 'answerBy':
      return when(vars.answerBy) || undefined
    case 'patient':
      return bothNames(vars.patientName, vars.patientChineseName, locale)
    case 'doctor':
      return bothNames(vars.doctorName, vars.doctorChineseName, locale)
    case 'clinic':
      return bothNames(vars.clinicName, vars.clinicChineseName, locale)
    case 'address':
      return vars.mode ? translator(locale, 'messages')(`mail.away.${vars.mode}`) : vars.clinicAddress
    case 'phone':
      return clinicPhone && formatPhone(clinicPhone)
    case 'reference':
    case 'paperNumber':
      return vars.reference
    case 'association':
      return vars.associationName
    case 'topic':
      return vars.topic
    case 'note':
      return vars.note
  }
}

/** Whether a line says something about a visit, so that whoever reads it may be in need of help. */
const isOfVisit = (fact: Fact) => fact !== 'association' && fact !== 'topic' && fact !== 'note'

function composeSms(code: TemplateCode, vars: MessageVars, locale: Locale): string {
  const t = translator(locale, 'messages')
  const { startsAt, timeZone = newYork, isRemote, answerBy } = vars
  const when = startsAt === undefined ? '' : shortWhen({ at: startsAt, timeZone, locale }, Boolean(isRemote))
  const clinicName = vars.clinicChineseName || (vars.clinicName ?? '')
  return fitNames(vars.patientChineseName || (vars.patientName ?? ''), clinicName, (patient, clinic) => {
    const who = patient && t('sms.who', { patient })
    const body = t(`template.${code}.sms`, {
      when,
      who,
      count: vars.times?.length ?? 0,
      on: when && t('sms.on', { when, who }),
      at: clinic && t('sms.at', { clinic }),
      link: vars.link,
      code: vars.code,
      minutes: vars.minutes,
      phone: formatPhone(vars.clinicPhone || sitePhone),
      answerBy: answerBy === undefined ? '' : formatTime(answerBy, timeZone, locale),
    })
    return smsLetters(t('sms.frame', { body }))
  })
}

function calendarOf(code: TemplateCode, vars: MessageVars, message: OutgoingMessage): ComposedMail['calendar'] {
  const method = templateSpec(code).calendar
  const { startsAt, endsAt, timeZone, sequence } = vars
  if (!method || !startsAt || !endsAt || !timeZone || sequence === undefined) return null
  const content = appointmentCalendar({
    method,
    entryId: vars.eventId === undefined ? message.subjectId : `event-${vars.eventId}`,
    topic: vars.eventId === undefined ? undefined : vars.topic,
    sequence,
    startsAt,
    endsAt,
    timeZone,
    clinicName: vars.clinicName ?? '',
    address: vars.isRemote ? null : (vars.clinicAddress ?? ''),
    link: method === 'CANCEL' ? undefined : vars.link,
    locale: message.locale,
    stampedAt: message.writtenAt,
  })
  return { method, content }
}

/** Where the reader of a message ends messages of its kind; undefined where there is nothing to end. */
function optOutOf(code: TemplateCode, vars: MessageVars, { to, locale }: OutgoingMessage): string | undefined {
  if (templateSpec(code).needs.includes('optOut')) return vars.optOut
  return templateSpec(code).isReminder && vars.link ? optOutAddress(to, vars.link, locale) : undefined
}

type Ending = Readonly<{ locale: Locale; optOut: string | undefined; hasCalendar: boolean }>

/** What stands below the line of an e-mail. */
function notesOf(code: TemplateCode, vars: MessageVars, { locale, optOut, hasCalendar }: Ending): string[] {
  const t = translator(locale, 'messages')
  const spec = templateSpec(code)
  const isOfAssociation = spec.needs.includes('postalAddress')
  return [
    ...(hasCalendar ? [t(vars.eventId === undefined ? 'mail.calendar' : 'mail.calendarOfEvent')] : []),
    ...(isOfAssociation
      ? [t('mail.from', { association: vars.associationName, address: vars.postalAddress })]
      : [t('mail.automatic', { phone: formatPhone(vars.clinicPhone || sitePhone) })]),
    ...(spec.facts.some(isOfVisit) && !spec.isForStaff ? [t('mail.emergency')] : []),
    ...(optOut ? [t(isOfAssociation ? 'mail.stopAnnouncements' : 'mail.stop', { link: optOut })] : []),
  ]
}

function composeMail(code: TemplateCode, vars: MessageVars, message: OutgoingMessage) {
  const { locale } = message
  const t = translator(locale, 'messages')
  const spec = templateSpec(code)
  const calendar = calendarOf(code, vars, message)
  const named = { association: vars.associationName, topic: vars.topic }
  const lead = t(`template.${code}.lead`, { code: vars.code, minutes: vars.minutes, ...named })
  const body = paragraphsIn(vars.body ?? '')
  const facts = spec.facts.flatMap((fact) => {
    const value = factText(fact, vars, locale)
    return value ? [{ fact, label: t(`fact.${fact}`), value }] : []
  })
  const action = spec.action && vars.link ? { label: t(`action.${spec.action}`), link: vars.link } : null
  const optOut = optOutOf(code, vars, message)
  const notes = notesOf(code, vars, { locale, optOut, hasCalendar: calendar?.method === 'PUBLISH' })
  const subject = t(`subject.${spec.subject}`, named)
  const lines = [
    lead,
    ...body.flatMap((paragraph) => ['', paragraph]),
    ...(facts.length > 0 ? ['', ...facts.map((fact) => t('mail.fact', fact))] : []),
    ...(action ? ['', t('mail.action', action), action.link] : []),
    '',
    ...notes,
  ]
  const html = mailHtml({ locale, subject, lead, body, facts, action, notes })
  return { subject, text: `${lines.join('\n')}\n`, html, calendar, isReminder: spec.isReminder, optOut }
}

/**
 * Writes a message in its reader's locale. Pure but for the texts, the site's name and secret.
 * @throws DeliveryError, final, when the address is not one address, the template is unknown or a value it needs is missing.
 */
export function composeMessage(message: OutgoingMessage): ComposedMail | ComposedSms {
  const { channel, to, template, locale, writtenAt } = message
  if (!isAddressFor(channel, to)) throw new DeliveryError('address', true)
  if (!isTemplateCode(template)) throw new DeliveryError('template', true)
  const vars = cleaned(template, message.vars)
  const key = messageKey(message.dedupeKey)
  if (channel === 'sms') return { channel, key, to, text: composeSms(template, vars, locale), writtenAt }
  return { channel, key, to, locale, writtenAt, ...composeMail(template, vars, message) }
}
