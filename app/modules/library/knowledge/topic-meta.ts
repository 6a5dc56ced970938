import type { ContentMeta } from '#app/modules/seo/content-meta.ts'
import type { MedicalPageFacts } from '#app/modules/seo/structured-data/medical-page.ts'
import { paths } from '#app/paths.ts'
import type { Topic } from './topics.server.ts'

/** What automated readers are told of a topic. Only topics of the conditions are conditions. */
export function topicMeta(topic: Topic, targetAudience: string): ContentMeta {
  return {
    contentType: 'health-topic',
    primaryTopic: topic.title,
    keyTerms: [topic.title, ...topic.aliases],
    medicalSpecialties: topic.care.specialties.map(({ name }) => name),
    conditions: topic.category === 'conditions' ? [topic.title] : [],
    services: topic.category === 'conditions' ? [] : [topic.title],
    contentSummary: topic.summary,
    targetAudience,
  }
}

/** What search engines are told of a topic: a medical page with its review and its sources. */
export function topicFacts(topic: Topic): MedicalPageFacts {
  const kinds = { conditions: 'MedicalCondition', tests: 'MedicalTest' } as const
  const type = topic.category === 'conditions' || topic.category === 'tests' ? kinds[topic.category] : 'Thing'
  return {
    path: paths.topic(topic.key),
    name: topic.title,
    description: topic.summary,
    about: { type, name: topic.title },
    specialtySlugs: topic.care.specialties.map(({ slug }) => slug),
    reviewedOn: topic.reviewedOn,
    sources: topic.sources,
  }
}
