import { type Locale, locales } from '#app/core/i18n/locale.ts'
import type * as schema from '#drizzle/schema/index.ts'
import { bonesAndMuscles } from './specialties/bones-and-muscles.ts'
import { brainAndMind } from './specialties/brain-and-mind.ts'
import { cancerAndImmunity } from './specialties/cancer-and-immunity.ts'
import { childrenAndWomen } from './specialties/children-and-women.ts'
import { chineseMedicine } from './specialties/chinese-medicine.ts'
import { digestionAndUrinary } from './specialties/digestion-and-urinary.ts'
import type { SpecialtyEntry, SpecialtyText } from './specialties/entry.ts'
import { general } from './specialties/general.ts'
import { heartAndLungs } from './specialties/heart-and-lungs.ts'
import { skinEyesAndEars } from './specialties/skin-eyes-and-ears.ts'
import { guidesReviewedOn, sourcesOfGuide } from './specialties/sources.ts'
import { surgeryAndHospital } from './specialties/surgery-and-hospital.ts'
import { teeth } from './specialties/teeth.ts'

export { bodyAreas } from './specialties/entry.ts'
export type { BodyArea } from './specialties/entry.ts'

/** How often Chinese-speaking patients look for each, most often first; becomes `sort`. */
const byDemand = [
  'family-medicine',
  'internal-medicine',
  'pediatrics',
  'obstetrics-and-gynecology',
  'dentistry',
  'ophthalmology',
  'optometry',
  'cardiology',
  'gastroenterology',
  'orthopedic-surgery',
  'dermatology',
  'acupuncture',
  'physical-therapy',
  'psychiatry',
  'otolaryngology',
  'endocrinology',
  'urology',
  'neurology',
  'pulmonology',
  'nephrology',
  'hepatology',
  'rheumatology',
  'allergy-and-immunology',
  'geriatric-medicine',
  'podiatry',
  'chiropractic',
  'physical-medicine-and-rehabilitation',
  'pain-medicine',
  'mental-health-counseling',
  'psychology',
  'clinical-social-work',
  'general-surgery',
  'colorectal-surgery',
  'hematology-and-oncology',
  'medical-oncology',
  'orthodontics',
  'pediatric-dentistry',
  'oral-surgery',
  'periodontics',
  'endodontics',
  'prosthodontics',
  'diagnostic-radiology',
  'nutrition',
  'massage-therapy',
  'nurse-practitioner',
  'physician-assistant',
  'general-practice',
  'reproductive-endocrinology',
  'sleep-medicine',
  'plastic-surgery',
  'vascular-surgery',
  'audiology',
  'speech-therapy',
  'occupational-therapy',
  'child-psychiatry',
  'marriage-and-family-therapy',
  'infectious-disease',
  'sports-medicine',
  'neurosurgery',
  'maternal-and-fetal-medicine',
  'midwifery',
  'radiation-oncology',
  'interventional-cardiology',
  'cardiac-electrophysiology',
  'thoracic-surgery',
  'adolescent-medicine',
  'emergency-medicine',
  'preventive-medicine',
  'anesthesiology',
  'interventional-radiology',
  'critical-care',
  'medical-genetics',
  'pathology',
]

const entries: SpecialtyEntry[] = [
  ...general,
  ...childrenAndWomen,
  ...heartAndLungs,
  ...digestionAndUrinary,
  ...bonesAndMuscles,
  ...skinEyesAndEars,
  ...teeth,
  ...brainAndMind,
  ...cancerAndImmunity,
  ...chineseMedicine,
  ...surgeryAndHospital,
]

/** Every specialty of the directory, in the order of demand. */
export const specialties: (typeof schema.specialties.$inferInsert)[] = entries
  .map(({ id, nuccCodes, bodyArea, isSensitive = false, parentId = null, text }) => ({
    id,
    slug: id,
    nuccCodes,
    name: perLocale(text, ({ name }) => name),
    aliases: perLocale(text, ({ aliases }) => aliases),
    bodyArea,
    isSensitive,
    parentId,
    description: perLocale(text, ({ description }) => description),
    whenToGo: perLocale(text, ({ whenToGo }) => whenToGo),
    questionsToAsk: perLocale(text, ({ questionsToAsk }) => questionsToAsk),
    sources: sourcesOfGuide(id, nuccCodes[0]!),
    reviewedOn: guidesReviewedOn,
    sort: byDemand.indexOf(id),
  }))
  .sort((a, b) => a.sort - b.sort)

function perLocale<T>(text: SpecialtyEntry['text'], read: (text: SpecialtyText) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, read(text[locale])])) as Record<Locale, T>
}
