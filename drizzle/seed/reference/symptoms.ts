import { type Locale, locales } from '#app/core/i18n/locale.ts'
import type * as schema from '#drizzle/schema/index.ts'
import { bonesAndMuscles } from './symptoms/bones-and-muscles.ts'
import { checkups } from './symptoms/checkups.ts'
import { childComplaints } from './symptoms/child-complaints.ts'
import { children } from './symptoms/children.ts'
import { digestion } from './symptoms/digestion.ts'
import { emergencies } from './symptoms/emergencies.ts'
import type { SymptomEntry } from './symptoms/entry.ts'
import { eyesEarsNoseAndThroat } from './symptoms/eyes-ears-nose-and-throat.ts'
import { general } from './symptoms/general.ts'
import { heartAndLungs } from './symptoms/heart-and-lungs.ts'
import { imaging } from './symptoms/imaging.ts'
import { mindAndNerves } from './symptoms/mind-and-nerves.ts'
import { skin } from './symptoms/skin.ts'
import { teeth } from './symptoms/teeth.ts'
import { urinaryAndWomen } from './symptoms/urinary-and-women.ts'

/** What Chinese-speaking patients ask about most, in that order; the rest follow grouped by part of the body. */
const askedMost = [
  'annual-checkup',
  'immigration-exam',
  'vaccine',
  'teeth-cleaning',
  'pregnancy',
  'back-pain',
  'stomach-pain',
  'cough',
  'high-blood-pressure',
  'diabetes',
  'sprain-or-bruise',
  'insomnia',
  'eczema',
  'toothache',
  'irregular-periods',
  'child-fever',
  'glasses-or-contacts',
  'seasonal-allergies',
  'hepatitis-b',
  'knee-pain',
  'chest-pain',
  'depression',
  'cataract',
  'colonoscopy',
]

const grouped: SymptomEntry[] = [
  ...checkups,
  ...imaging,
  ...general,
  ...heartAndLungs,
  ...digestion,
  ...urinaryAndWomen,
  ...bonesAndMuscles,
  ...skin,
  ...eyesEarsNoseAndThroat,
  ...teeth,
  ...mindAndNerves,
  ...children,
  ...childComplaints,
  ...emergencies,
]

const order = [...askedMost, ...grouped.map((entry) => entry.id).filter((id) => !askedMost.includes(id))]

/** The "看什么科" table: words for a complaint, and the specialties that commonly see it. Not a diagnosis. */
export const symptoms: (typeof schema.symptoms.$inferInsert)[] = grouped
  .map(({ id, specialtyIds, isUrgent = false, words }) => ({
    id,
    name: perLocale(words, ([name]) => name),
    aliases: perLocale(words, aliasesOf),
    specialtyIds: specialtyIds.filter((specialtyId) => specialtyId !== undefined),
    isUrgent,
    sort: order.indexOf(id),
  }))
  .sort((a, b) => a.sort - b.sort)

/** What is said besides the name, each once: combined words may meet those that are written out. */
function aliasesOf([name, ...aliases]: readonly [string, ...string[]]): string[] {
  const said = new Map([name, ...aliases].map((word) => [word.toLowerCase(), word]))
  said.delete(name.toLowerCase())
  return [...said.values()]
}

function perLocale<T>(
  words: SymptomEntry['words'],
  read: (words: SymptomEntry['words'][Locale]) => T,
): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, read(words[locale])])) as Record<Locale, T>
}
