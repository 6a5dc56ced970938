import { z } from 'zod'
import { type Faults, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { readEmail, readPhone } from '#app/modules/booking/form/person-answers.ts'
import type { FacilityFacts, StaffLanguage } from '#app/modules/directory/commands/set-facility-facts.server.ts'
import { centsOf } from '#app/modules/payments/lines.ts'
import { version } from '#app/modules/practice/profile/forms.ts'
import { type SaidKind, saidKinds, serviceName, speakers } from './parts.ts'

/** Forms of the facts of a clinic. Messages are keys of the `practice` texts. */

const longestText = 300
const longestNote = 200
const mostCents = 9_999_999

const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')

/** A text of three languages as it was typed; null where it is empty in all of them. */
function localizedOf(hans: string | undefined, hant: string | undefined, en: string | undefined): Localized | null {
  const line = (text: string | undefined) => (text ?? '').trim().replace(/\s+/g, ' ')
  const text = { 'zh-Hans': line(hans), 'zh-Hant': line(hant), 'en-US': line(en) }
  return Object.values(text).some(Boolean) ? text : null
}

/** The address of a website, with https where nothing was said; null for what is none, or would lead somewhere else than it says. */
function readWebsite(typed: string): string | null {
  const text = typed.normalize('NFKC').trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`)
  if (!url || /\s/.test(text) || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username || url.password || !/^[^.]+(?:\.[^.]+)*\.[a-z][a-z\d-]+$/i.test(url.hostname)) return null
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href
}

type Read = { value: string | null } | { problem: string }

function readAddress(typed: string): Read {
  const value = readWebsite(typed)
  return value === null ? { problem: problem('errors.website') } : { value }
}

const readWechat = (typed: string): Read =>
  /^[A-Za-z][\w-]{5,19}$/.test(typed) ? { value: typed } : { problem: problem('errors.wechat') }

/** What is left empty is taken away. */
export const contactFactsForm = z
  .object({ version, ...{ email: words(254), website: words(200), wechat: words(40), fax: words(40) } })
  .transform((typed, context): { version: number; values: FacilityFacts } => {
    const faults: Faults = {}
    const read = (name: 'email' | 'website' | 'wechat' | 'fax', reader: (text: string) => Read) => {
      const text = plain(typed[name])
      const answer = text === '' ? { value: null } : reader(text)
      if ('value' in answer) return answer.value
      faults[name] = answer.problem
      return null
    }
    const values = {
      email: read('email', readEmail),
      website: read('website', readAddress),
      wechat: read('wechat', readWechat),
      fax: read('fax', readPhone),
    }
    reportFaults(faults, context)
    return { version: typed.version, values }
  })

const on = z.literal('on').optional().catch(undefined)

export const accessFactsForm = z
  .object({
    version,
    ...{ isWheelchairAccessible: on, hasElevator: on, acceptsWalkIn: on },
    ...{ wayInHans: words(longestText), wayInHant: words(longestText), wayInEn: words(longestText) },
    ...{ parkingHans: words(longestText), parkingHant: words(longestText), parkingEn: words(longestText) },
  })
  .transform((typed): { version: number; values: FacilityFacts } => ({
    version: typed.version,
    values: {
      isWheelchairAccessible: typed.isWheelchairAccessible === 'on',
      hasElevator: typed.hasElevator === 'on',
      acceptsWalkIn: typed.acceptsWalkIn === 'on',
      wayIn: localizedOf(typed.wayInHans, typed.wayInHant, typed.wayInEn),
      parking: localizedOf(typed.parkingHans, typed.parkingHant, typed.parkingEn),
    },
  }))

const languageIds = z.array(z.string().max(40)).max(100).optional()

export const staffLanguagesForm = z
  .object({ version, ...{ front_desk: languageIds, interpreter_onsite: languageIds, interpreter_phone: languageIds } })
  .transform((typed): { version: number; values: StaffLanguage[] } => ({
    version: typed.version,
    values: speakers.flatMap((who) => [...new Set(typed[who] ?? [])].map((languageId) => ({ languageId, who }))),
  }))

/** A service that a clinic offers. @param known the services that there are */
export function serviceForm(known: readonly Readonly<{ kind: SaidKind; code: string }>[]) {
  return z
    .object({
      version,
      ...{ service: words(80), price: words(12), remove: words(1) },
      ...{ isWalkIn: on, needsOrder: on, isAtHome: on },
      ...{ noteHans: words(longestNote), noteHant: words(longestNote), noteEn: words(longestNote) },
    })
    .transform((typed, context) => {
      const faults: Faults = {}
      const service = known.find((each) => serviceName(each) === typed.service)
      if (!service) faults.service = problem('errors.service')
      const isRemoval = typed.remove !== undefined
      const price = plain(typed.price).replace(/^\$/, '')
      const priceCents = price === '' ? null : centsOf(price)
      if (!isRemoval && price !== '' && (priceCents === null || priceCents > mostCents))
        faults.price = problem('profile.errors.price')
      reportFaults(faults, context)
      const { kind, code } = service ?? { kind: saidKinds[0], code: '' }
      const facts = {
        priceCents,
        isWalkIn: typed.isWalkIn === 'on',
        needsOrder: typed.needsOrder === 'on',
        // Nobody brings a scanner home.
        isAtHome: kind === 'lab' && typed.isAtHome === 'on',
        note: localizedOf(typed.noteHans, typed.noteHant, typed.noteEn) ?? {
          'zh-Hans': '',
          'zh-Hant': '',
          'en-US': '',
        },
      }
      return { version: typed.version, kind, code, facts: isRemoval ? null : facts }
    })
}

export type ServiceChange = z.output<ReturnType<typeof serviceForm>>
