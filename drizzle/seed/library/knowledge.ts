import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { type PageEntry, withReadDays } from './entry.ts'
import { cancerScreening } from './knowledge/cancer-screening.ts'
import { childrenAndUninsured } from './knowledge/children-and-uninsured.ts'
import { elderCarePlanning } from './knowledge/elder-care-planning.ts'
import { elderCare } from './knowledge/elder-care.ts'
import { emergenciesAndInfections } from './knowledge/emergencies-and-infections.ts'
import { eyesBreathingAndMood } from './knowledge/eyes-breathing-and-mood.ts'
import { heartAndMetabolism } from './knowledge/heart-and-metabolism.ts'
import { homeAndBloodTests } from './knowledge/home-and-blood-tests.ts'
import { immigration } from './knowledge/immigration.ts'
import { insurance } from './knowledge/insurance.ts'
import { liverStomachAndBones } from './knowledge/liver-stomach-and-bones.ts'
import type { Topic, TopicText } from './knowledge/topic.ts'

const topics: Topic[] = [
  ...heartAndMetabolism,
  ...emergenciesAndInfections,
  ...liverStomachAndBones,
  ...eyesBreathingAndMood,
  ...cancerScreening,
  ...homeAndBloodTests,
  ...insurance,
  ...childrenAndUninsured,
  ...immigration,
  ...elderCare,
  ...elderCarePlanning,
]

/** The text in every locale, turned round so that each field holds its three locales. */
function field<Value>(topic: Topic, read: (text: TopicText) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, read(topic.text[locale])])) as Record<Locale, Value>
}

/** Lines without the indentation that the source gives them; four spaces would be a code block in Markdown. */
function unindented(body: string): string {
  return body
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
}

/** What the public asks most: conditions, tests, insurance, immigration and the care of elders. */
export const knowledgeTopics: PageEntry[] = topics.map((topic) =>
  withReadDays({
    section: 'knowledge',
    key: topic.key,
    version: 1,
    category: topic.category,
    title: field(topic, (text) => text.title),
    aliases: field(topic, (text) => text.aliases),
    summary: field(topic, (text) => text.summary),
    body: field(topic, (text) => unindented(text.body)),
    sources: topic.sources,
    specialtySlugs: topic.specialtySlugs,
    effectiveOn: '2026-11-02',
    reviewedOn: '2026-11-02',
    reviewDueOn: '2027-11-02',
  }),
)
