import { z } from 'zod'
import { type Faults, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { readEnglishName } from '#app/modules/booking/form/person-answers.ts'
import { cutOfPart, mostZoom, photoParts } from '#app/modules/uploads/photo-crops.ts'
import { credentialKinds, genders, languageLevels, mostSpecialties } from './choices.ts'

/** Forms of the own profile. Messages are keys of the `practice` texts, as `problem` writes them; fields are judged together. */

/** The version of the profile that the page showed. */
export const version = z.coerce.number().int().nonnegative().catch(-1)

const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')
const han = /^\p{Script=Han}(?:[·・]?\p{Script=Han}){1,9}$/u

export const namesForm = z
  .object({ version, nameHans: words(20), nameHant: words(20), preferredName: words(60), title: words(20) })
  .transform((typed, context) => {
    const faults: Faults = {}
    const chinese = (name: 'nameHans' | 'nameHant') => {
      const text = plain(typed[name])
      if (text !== '' && !han.test(text)) faults[name] = problem('profile.errors.han')
      return text || null
    }
    const preferred = plain(typed.preferredName)
    const english = preferred === '' ? null : readEnglishName(preferred, 'errors.nameLatin')
    if (english && 'problem' in english) faults.preferredName = english.problem
    const title = plain(typed.title).replaceAll('.', '')
    if (title !== '' && !/^[A-Za-z][A-Za-z,/ -]{1,19}$/.test(title)) faults.title = problem('profile.errors.title')
    const values = {
      nameHans: chinese('nameHans'),
      nameHant: chinese('nameHant'),
      preferredName: english && 'value' in english ? english.value : null,
      title: title || null,
    }
    if ((values.nameHans === null) !== (values.nameHant === null))
      faults[values.nameHans === null ? 'nameHans' : 'nameHant'] ??= problem('profile.errors.bothScripts')
    reportFaults(faults, context)
    return { version: typed.version, values }
  })

const chosen = z.array(z.string().max(80)).optional()

export const specialtiesForm = z.object({ version, primary: words(80), chosen }).transform((typed, context) => {
  const faults: Faults = {}
  const ids = [...new Set(typed.chosen ?? [])].filter(Boolean)
  // One alone is the main one.
  const primary = ids.find((id) => id === typed.primary) ?? (ids.length === 1 ? ids[0] : undefined)
  if (ids.length === 0) faults.chosen = problem('errors.specialty')
  else if (ids.length > mostSpecialties) faults.chosen = problem('profile.errors.specialties')
  else if (primary === undefined) faults.chosen = problem('profile.errors.primary')
  reportFaults(faults, context)
  return { version: typed.version, values: [...new Set([primary ?? '', ...ids])].filter(Boolean) }
})

/** The same form when its words are looked for: nothing is judged, and all that was chosen stays. */
export const specialtySearchForm = z
  .object({ version, primary: words(80), chosen, q: words(100), find: words(1) })
  .transform(({ find, q }) => ({ isAsked: find !== undefined, text: q ?? '' }))

export const languagesForm = z
  .object({ version, level: z.record(z.string().max(40), z.enum(['', ...languageLevels]).optional()).optional() })
  .transform((typed, context) => {
    const values = Object.entries(typed.level ?? {}).flatMap(([languageId, level]) =>
      level ? [{ languageId, level }] : [],
    )
    if (values.length === 0)
      context.addIssue({ code: 'custom', message: problem('profile.errors.languages'), path: ['level'] })
    return { version: typed.version, values }
  })

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most

const oldestAge = 120
const firstYear = 1940

/** `thisYear` bounds the year in which practice began. */
export function factsForm(thisYear: number) {
  return z
    .object({
      version,
      gender: z.enum(genders).catch('undisclosed'),
      minAge: words(4),
      maxAge: words(4),
      practicingSince: words(4),
      price: words(12),
      telehealth: z.literal('on').optional(),
    })
    .transform((typed, context) => {
      const faults: Faults = {}
      const number = (name: 'minAge' | 'maxAge' | 'practicingSince', least: number, most: number) => {
        const text = plain(typed[name])
        if (text === '') return null
        if (!isWhole(text, least, most)) faults[name] = problem('profile.errors.number', { least, most })
        return Number(text)
      }
      const minAge = number('minAge', 0, oldestAge)
      const maxAge = number('maxAge', 0, oldestAge)
      if (minAge !== null && maxAge !== null && maxAge < minAge) faults.maxAge ??= problem('profile.errors.ages')
      const price = plain(typed.price).replace(/^\$/, '')
      if (price !== '' && !/^\d{1,5}(?:\.\d{1,2})?$/.test(price)) faults.price = problem('profile.errors.price')
      const values = {
        gender: typed.gender,
        minAge,
        maxAge,
        practicingSince: number('practicingSince', firstYear, thisYear),
        cashPriceCents: price === '' || faults.price ? null : Math.round(Number(price) * 100),
        offersTelehealth: typed.telehealth === 'on',
      }
      reportFaults(faults, context)
      return { version: typed.version, values }
    })
}

const longestBio = 1500
const bioFields = { bioHans: 'zh-Hans', bioHant: 'zh-Hant', bioEn: 'en-US' } as const

export const bioForm = z
  .object({
    version,
    bioHans: words(longestBio),
    bioHant: words(longestBio),
    bioEn: words(longestBio),
    draft: z.enum(['zh-Hans', 'zh-Hant']).optional().catch(undefined),
    confirmed: z.literal('on').optional(),
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const texts = { 'zh-Hans': '', 'zh-Hant': '', 'en-US': '' }
    for (const [name, locale] of Object.entries(bioFields)) {
      texts[locale] = (typed[name as keyof typeof bioFields] ?? '').replaceAll('\r\n', '\n').trim()
      if (texts[locale] !== '' && [...texts[locale]].length < 10) faults[name] = problem('profile.errors.bio')
    }
    reportFaults(faults, context)
    const isEmpty = Object.values(texts).every((text) => text === '')
    // What was converted stays marked until somebody says that they have read it.
    const draft = typed.draft && typed.confirmed !== 'on' ? { draft: typed.draft } : {}
    return { version: typed.version, values: isEmpty ? null : { ...texts, ...draft } }
  })

/** A number of a license shows its last four signs; one that is masked already stays as it is. */
export function maskNumber(typed: string): string | null {
  const text = plain(typed).replace(/\s/g, '')
  if (text === '' || text.startsWith('•')) return text || null
  return `••••${text.slice(-4)}`
}

const credentialRow = z.object({
  kind: z.enum(credentialKinds).optional(),
  issuer: words(120),
  title: words(120),
  number: words(30),
  state: words(2),
  endsOn: words(10),
})

export const credentialsForm = z
  .object({ version, rows: z.array(credentialRow).max(20).optional() })
  .transform((typed, context) => {
    const values = (typed.rows ?? []).flatMap((row, index) => {
      const [issuer, title] = [plain(row.issuer), plain(row.title)]
      // A row that was emptied is taken away.
      if (issuer === '' && title === '') return []
      const fail = (name: string, key: string) =>
        context.addIssue({ code: 'custom', message: problem(key), path: ['rows', index, name] })
      if (issuer === '') fail('issuer', 'profile.errors.issuer')
      if (title === '') fail('title', 'profile.errors.credential')
      const state = plain(row.state).toUpperCase()
      if (state !== '' && !/^[A-Z]{2}$/.test(state)) fail('state', 'profile.errors.state')
      const endsOn = plain(row.endsOn)
      if (endsOn !== '' && !/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(endsOn))
        fail('endsOn', 'profile.errors.date')
      const numberMasked = maskNumber(row.number ?? '')
      return [
        { kind: row.kind ?? 'education', issuer, title, numberMasked, state: state || null, endsOn: endsOn || null },
      ]
    })
    return { version: typed.version, values }
  })

const share = z.coerce.number().min(0).max(1).optional().catch(undefined)

/** A file never travels back; what is wrong with it is told where it is read. The cut is that of the script, else that of a press. */
export const photoForm = z
  .object({
    version,
    photo: z.instanceof(File).nullable().catch(null),
    part: z.enum(photoParts).optional().catch(undefined),
    cutX: share,
    cutY: share,
    zoom: z.coerce.number().min(1).max(mostZoom).optional().catch(undefined),
    remove: words(1),
  })
  .transform(({ cutX, cutY, zoom, part, remove, ...typed }) => {
    const isCut = cutX !== undefined && cutY !== undefined && zoom !== undefined
    const cut = isCut ? { x: cutX, y: cutY, zoom } : part && cutOfPart(part)
    return { ...typed, cut, isRemoval: remove !== undefined }
  })
